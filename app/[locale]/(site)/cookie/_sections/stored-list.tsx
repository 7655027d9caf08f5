import { useStoredParagraphs } from './paragraphs';

export function StoredEntries() {
  return (
    <dl className="article-entries">
      {useStoredParagraphs().map(({ key, title, body }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>{body}</dd>
        </div>
      ))}
    </dl>
  );
}
