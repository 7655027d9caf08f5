import type { Problem } from '../../contract';
import { LongList } from '../parts/long-list';
import { TextRow } from '../parts/text-row';

export function Problems({ problems, locale }: { problems: readonly Problem[]; locale: string }) {
  return (
    <LongList rows={problems}>
      {(problem) => (
        <TextRow
          key={[problem.file, problem.key, problem.rule, problem.reason].join()}
          textKey={keyOf(problem)}
          locale={locale}
        >
          <strong>{problem.warning ? 'Look again:' : 'Mend:'}</strong> {problem.reason}
          {problem.text !== undefined && <q>{problem.text}</q>}
          <small>
            {problem.file}
            {problem.line !== undefined && `, line ${problem.line}`}
          </small>
        </TextRow>
      )}
    </LongList>
  );
}

function keyOf({ file, key }: Problem): string | undefined {
  const namespace = /^messages\/[a-z]{2}\/([\w-]+)\.json$/.exec(file)?.[1];
  return namespace !== undefined && key !== '' ? `${namespace}.${key}` : undefined;
}
