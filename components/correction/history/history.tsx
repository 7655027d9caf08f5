import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { Standing } from '../room/given';
import { Trouble } from '../room/trouble';
import { EntryRow } from './entry-row';
import { useEntries } from './use-entries';

export function History({ standing }: { standing: Standing }) {
  const t = useTranslations('correction-room.history');
  const [search, setSearch] = useState('');
  const [task, setTask] = useState('');
  const { entries, more, isSearching, isAsking, error, showMore, retry } = useEntries(standing, search, task);
  const id = useId();
  const isAll = search.trim() === '' && task === '';

  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="text-2xl font-bold">
        {t('title')}
      </h2>
      {standing.corrections.length === 0 ? (
        <p className="mt-3 max-w-prose text-muted">{t('empty')}</p>
      ) : (
        <>
          <div className="mt-4 grid gap-4 sm:grid-cols-2">
            <label className="grid gap-1">
              <span className="text-sm font-medium">{t('search')}</span>
              <input
                type="search"
                value={search}
                maxLength={100}
                onChange={({ currentTarget }) => setSearch(currentTarget.value)}
                className={fieldClass}
              />
            </label>
            {standing.tasks.length > 1 ? (
              <label className="grid gap-1">
                <span className="text-sm font-medium">{t('task')}</span>
                <select
                  value={task}
                  onChange={({ currentTarget }) => setTask(currentTarget.value)}
                  className={fieldClass}
                >
                  <option value="">{t('allTasks')}</option>
                  {standing.tasks.map(({ task: key, prompt }) => (
                    <option key={key} value={key} lang="en">
                      {prompt.length > shown ? `${prompt.slice(0, shown).trimEnd()} …` : prompt}
                    </option>
                  ))}
                </select>
              </label>
            ) : null}
          </div>
          <p role="status" className="mt-3 text-sm text-muted empty:hidden">
            {isAll || error !== undefined
              ? ''
              : isSearching
                ? t('loading')
                : t(more ? 'foundMore' : 'found', { count: entries.length })}
          </p>
          <ul className="dense-rows mt-3">
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </ul>
          {error === undefined ? null : <Trouble error={error} onRetry={retry} />}
          {more ? (
            <button
              type="button"
              aria-disabled={isAsking}
              onClick={showMore}
              className={buttonClass('secondary', 'mt-4 aria-disabled:opacity-60')}
            >
              {t('more')}
            </button>
          ) : null}
        </>
      )}
    </section>
  );
}

const fieldClass = 'min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-control px-3';

/** Characters of a task in the list. */
const shown = 60;
