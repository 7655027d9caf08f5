import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Dense } from '@/components/ui/dense';
import { Opening } from '@/components/ui/faq';
import { Field } from '@/components/ui/form/field';
import { findHeadword } from '@/lib/vocabulary/headword';
import type { WordEntry, WordGroup } from '@/lib/vocabulary/lists';

export function WordList({ groups, count }: { groups: readonly WordGroup[]; count: number }) {
  const t = useTranslations('vocabulary');
  return (
    <Dense
      id="words"
      title={t('list.title')}
      lead={t('list.lead', { words: count, groups: groups.length })}
      tone="sunken"
    >
      <SearchField />
      <div id="word-groups" data-groups="" className="dense-rows">
        {groups.map(({ id, entries }) => (
          <Opening
            key={id}
            id={`words-${id}`}
            className="min-h-14"
            summary={
              <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
                <h3 className="font-semibold md:text-lg">{t(`groups.${id}`)}</h3>
                <span className="word-size text-sm text-muted">
                  {t('list.size', { count: entries.length })}
                </span>
              </span>
            }
          >
            <ul className="word-rows">
              {entries.map((entry) => (
                <WordRow key={entry.id} entry={entry} />
              ))}
            </ul>
          </Opening>
        ))}
      </div>
    </Dense>
  );
}

/** Read by its attributes (entries.ts) and styled by them: ninety times the classes would be half of the page. */
function WordRow({ entry: { id, word, kind, example } }: { entry: WordEntry }) {
  const t = useTranslations('vocabulary.kinds');
  const meaning = useTranslations('word-meanings');
  const [before, found, after] = findHeadword(word, example) ?? [example, '', ''];
  return (
    <li id={id}>
      <div>
        <b lang="en" data-word="">
          {word}
        </b>{' '}
        <span data-kind="">{t(kind)}</span>
      </div>
      <p data-meaning="">{meaning(id as Parameters<typeof meaning>[0])}</p>
      <p lang="en" data-example="">
        {before}
        <b>{found}</b>
        {after}
      </p>
    </li>
  );
}

function SearchField() {
  const t = useTranslations('vocabulary.list');
  return (
    <div role="search" data-search="" className="words-live mb-5 noscript:hidden">
      <Field id="word-search" label={t('search')}>
        {(control) => (
          <input
            {...control}
            type="search"
            maxLength={60}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-controls="word-groups"
          />
        )}
      </Field>
      <div className="mt-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p role="status">
          <span data-found="some" hidden>
            {t.rich('found', { found: () => <span data-number="" /> })}
          </span>
          <span data-found="none" hidden>
            {t('none')}
          </span>
        </p>
        <button type="button" data-clear="" hidden className={buttonClass('link')}>
          {t('clear')}
        </button>
      </div>
    </div>
  );
}
