import { NextIntlClientProvider } from 'next-intl';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { splitLocale } from '@/lib/i18n/paths';
import { bankTypes, type BankType } from '@/lib/questions/bank/bank-types';
import { partIn, questionsIn } from '@/lib/questions/protocol';
import { reportEvent } from '@/lib/questions/report/on-report';
import { focusIn } from '../run/focus';
import { reveal } from '../run/slides';
import { explanationsOf } from './explanations';
import { loadQuestionTexts, loadViewerTexts } from './load-bank';
import { cardsOfMissed } from './missed-words';
import { NewSet } from './new-set';
import { nextSet } from './next-set';
import { OnwardCopy } from './onward-copy';
import { readerStart } from './reader-start';

interface Place {
  host: HTMLElement;
  drawn: Root;
  page: HTMLElement;
}

const places = new WeakMap<Element, Place>();

/** How many sets were drawn: each is a new one, also where it has the questions of another. */
let turn = 0;

/**
 * Chooses the next set of a type and draws it in place of another one, with the focus on its first question.
 *
 * @param root of the set that is over
 * @param value the type
 * @param over when the page is left
 * @throws where something of it cannot be loaded; nothing is changed then
 */
export async function drawMore(root: HTMLElement, value: string, over: AbortSignal): Promise<void> {
  const type = bankTypes.find((one) => one === value);
  if (!type) throw new Error(`The practice bank has no ${value}`);
  const { locale } = splitLocale(window.location.pathname);
  const known = root.parentElement && places.get(root.parentElement);
  const start = await readerStart(type, known ? known.page : root);
  const [questions, viewer, set] = await Promise.all([
    loadQuestionTexts(locale),
    hasPhotos(type) ? loadViewerTexts(locale) : undefined,
    nextSet(type, locale, start),
  ]);
  if (over.aborted) return;
  const place = known ?? newPlace(root, over);
  const { host, drawn, page } = place;
  turn += 1;
  const makeCards = cardsOfMissed(set.items);
  host.addEventListener(reportEvent, makeCards);
  host.addEventListener(reportEvent, () => queueMicrotask(() => begin(host)), { once: true });
  const messages = { questions, explanations: explanationsOf(set), ...(viewer && { viewer }) };
  const onward = partIn(page, 'onward');
  flushSync(() =>
    drawn.render(
      <NextIntlClientProvider key={turn} locale={locale} timeZone="UTC" messages={messages}>
        <NewSet set={set} onward={onward && <OnwardCopy of={onward} />} />
      </NextIntlClientProvider>,
    ),
  );
  page.hidden = true;
  host.scrollIntoView({ block: 'start', behavior: 'instant' });
}

const hasPhotos = (type: BankType) => type === 'speakAboutThePhoto' || type === 'writeAboutThePhoto';

function newPlace(page: HTMLElement, over: AbortSignal): Place {
  const host = document.createElement('div');
  host.className = 'min-w-0';
  page.after(host);
  const place = { host, page, drawn: createRoot(host, { identifierPrefix: `new-${turn}-` }) };
  places.set(host, place);
  const end = () => {
    place.drawn.unmount();
    host.remove();
  };
  over.addEventListener('abort', () => queueMicrotask(end), { once: true });
  return place;
}

function begin(host: HTMLElement): void {
  const [form] = questionsIn(host);
  if (!form) return;
  if (form.parentElement) reveal(form.parentElement);
  focusIn(form);
}
