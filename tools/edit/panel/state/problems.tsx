import { isLocale } from '../../../../lib/i18n/locales';
import type { Problem } from '../../contract';
import { LongList } from '../parts/long-list';
import { TextRow } from '../parts/text-row';

export function Problems({ problems }: { problems: readonly Problem[] }) {
  return (
    <LongList rows={problems}>
      {(problem) => (
        <TextRow
          key={[problem.file, problem.key, problem.rule, problem.reason].join()}
          textKey={keyOf(problem)}
          locale={problem.file.split('/').find((part) => isLocale(part)) ?? 'en'}
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
  const longer = /^content\/(blog|landing|legal)\/[a-z]{2}\/(.+)\.mdx$/.exec(file);
  if (longer) return `${longer[1]}/${longer[2]}`;
  const namespace = /^messages\/[a-z]{2}\/([\w-]+)\.json$/.exec(file)?.[1];
  return namespace !== undefined && key !== '' ? `${namespace}.${key}` : undefined;
}
