import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { DraftRow, Lists, Row, RowFault, Sheet } from '../../lists/contract';
import { get, post } from '../data/call';
import { useSettled } from '../field/use-checked';

export const listQueries = {
  lists: queryOptions({ queryKey: ['lists'], queryFn: () => get<Lists>('lists') }),
  sheet: (sheet: string, q: string) =>
    queryOptions({
      queryKey: ['lists', 'sheet', sheet, q],
      queryFn: () => get<Sheet>('lists/sheet', { sheet, q }),
      // The list is to stay while one looks for further letters, but no other list in its place.
      placeholderData: (before, query) =>
        query?.queryKey[2] === sheet ? keepPreviousData(before) : undefined,
    }),
  row: (sheet: string, row: string) =>
    queryOptions({
      queryKey: ['lists', 'row', sheet, row],
      queryFn: () => get<Row>('lists/row', { sheet, row }),
    }),
  draft: (sheet: string, like: string | undefined) =>
    queryOptions({
      queryKey: ['lists', 'draft', sheet, like ?? ''],
      queryFn: () => get<DraftRow>('lists/draft', { sheet, like }),
    }),
};

/**
 * @param row undefined for one that is not there yet
 * @param asked whether there is anything to ask
 */
export function useRowFaults(
  { sheet, row }: { sheet: string; row: string | undefined },
  value: unknown,
  asked: boolean,
): readonly RowFault[] | undefined {
  const settled = useSettled(value);
  const { data } = useQuery({
    queryKey: ['lists', 'check', sheet, row ?? null, settled],
    queryFn: () => post<{ faults: RowFault[] }>('lists/check', { sheet, row, value: settled }),
    enabled: asked,
    placeholderData: (before, query) =>
      query?.queryKey[2] === sheet && query.queryKey[3] === (row ?? null)
        ? keepPreviousData(before)
        : undefined,
  });
  return asked ? data?.faults : undefined;
}
