import { useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { markEnglish } from '@/lib/tutor/english';
import { lessonIn } from '@/lib/tutor/lesson-in';
import type { TutorLinks } from '../room/given';
import { englishSpans } from './english-spans';
import { PlainAnswer } from './plain-answer';

interface AnswerTextProps {
  text: string;
  lessons: TutorLinks['lessons'];
}

/** All that an answer may be made of. Of anything else, its words are shown. */
const allowed = [
  ...['p', 'br', 'em', 'strong', 'del', 'span', 'a', 'img', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr'],
  ...['ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/**
 * A line that begins sixty lists and quotations, one in the other. No answer does; thousands, into which a model can be talked, would take
 * all of the stack, and the room with it, whenever the chat is opened.
 */
const tooDeep = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){60}/m;

/**
 * An answer of the tutor's, read as Markdown. It comes from a model, so nothing of it is trusted: HTML is shown as it stands, no picture is
 * loaded, and links lead to lessons of this site or nowhere.
 */
export const AnswerText = memo(function AnswerText({ text, lessons }: AnswerTextProps) {
  const t = useTranslations('tutor-room.chat');
  if (tooDeep.test(text)) return <PlainAnswer text={text} />;
  const link = ({ href, children }: { href?: string; children?: ReactNode }) => {
    const key = lessonIn(href);
    return key === undefined ? (
      children
    ) : (
      <a href={lessons[key].href} className="text-action underline underline-offset-4">
        {children}
      </a>
    );
  };
  const table = ({ children }: { children?: ReactNode }) => (
    <div role="region" aria-label={t('table')} tabIndex={0} className="overflow-x-auto">
      <table className="border-collapse text-start">{children}</table>
    </div>
  );
  return (
    <div className="grid max-w-prose grid-cols-1 gap-3 leading-relaxed wrap-anywhere">
      <Markdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[englishSpans]}
        allowedElements={allowed}
        unwrapDisallowed
        urlTransform={(url) => url}
        components={{ ...components, a: link as Components['a'], table: table as Components['table'] }}
      >
        {markEnglish(text)}
      </Markdown>
    </div>
  );
});

type Part = { children?: ReactNode };

const heading = ({ children }: Part) => <h4 className="mt-2 font-bold">{children}</h4>;
const cell = 'border border-line px-3 py-2 text-start align-top';

/** Without what Markdown says of looks: no cell has a style of its own. */
const components: Components = {
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  p: ({ children }: Part) => <p>{children}</p>,
  img: ({ alt }) => alt ?? '',
  ul: ({ children }: Part) => <ul className="grid list-disc gap-1.5 ps-5">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="grid list-decimal gap-1.5 ps-6">
      {children}
    </ol>
  ),
  li: ({ children }: Part) => <li>{children}</li>,
  blockquote: ({ children }: Part) => (
    <blockquote className="grid gap-3 border-s-2 border-line-strong ps-4">{children}</blockquote>
  ),
  code: ({ children }: Part) => <code className="rounded-sm bg-sunken px-1 font-mono">{children}</code>,
  pre: ({ children }: Part) => (
    <pre className="overflow-x-auto rounded-control bg-sunken p-3 whitespace-pre-wrap">{children}</pre>
  ),
  th: ({ children }: Part) => <th className={`${cell} font-semibold`}>{children}</th>,
  td: ({ children }: Part) => <td className={cell}>{children}</td>,
  hr: () => <hr className="border-line" />,
};
