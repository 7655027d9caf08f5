import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceOf } from '../data/call';

export function Failure({ error, retry }: { error: unknown; retry?: () => void }) {
  return (
    <div className="failure" role="alert">
      <p>{sentenceOf(error)}</p>
      {retry && (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    </div>
  );
}

export function Reading() {
  return (
    <p className="waiting" role="status">
      Reading…
    </p>
  );
}

export function Answer<Data>({
  query,
  children,
}: {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <Failure error={query.error} retry={() => void query.refetch()} />;
  return <Reading />;
}
