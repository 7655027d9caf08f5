import type { BrowserContext, Request } from '@playwright/test';
import { text } from './purchase-page';
import { expect } from '../../support/test';

/** What happens in all tabs of a browser. */
export interface Notes {
  /** Requests that began a purchase. */
  starts: Request[];
  /** Questions whether a purchase is paid, as they were asked. */
  questions: Request[];
  /** Titles of the dialogs that were opened. */
  dialogs: string[];
  /** Purchases that a tab has taken upon itself to report. */
  reports: string[];
  /** The payment page of the newest purchase. */
  payUrl(): string;
  /** Lets time pass in all tabs until so many more questions have been asked. The clock must have been installed. */
  moreQuestions(count: number): Promise<void>;
  /** Expects that the buyer was told of a paid purchase so many times, and that it was reported as often. */
  expectTold(times: number): void;
}

/** Takes notes of a browser, from before its first page is loaded. */
export async function takeNotes(context: BrowserContext): Promise<Notes> {
  const starts: Request[] = [];
  const questions: Request[] = [];
  const dialogs: string[] = [];
  const reports: string[] = [];
  let payUrl = '';
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/stripe/payUrl')) starts.push(request);
    if (pathname.endsWith('/stripe/status')) questions.push(request);
  });
  await context.exposeBinding('note', (_, kind: 'dialog' | 'report' | 'payUrl', what: string) => {
    if (kind === 'dialog') dialogs.push(what);
    else if (kind === 'report') reports.push(what);
    else payUrl = what;
  });
  await context.addInitScript(noteInPage);
  return {
    ...{ starts, questions, dialogs, reports },
    payUrl: () => payUrl,
    async moreQuestions(count) {
      const before = questions.length;
      const asked = async () => {
        await context.clock.runFor(1_000);
        return questions.length;
      };
      await expect.poll(asked, { timeout: 15_000, intervals: [50] }).toBeGreaterThanOrEqual(before + count);
    },
    expectTold(times) {
      expect(dialogs.filter((title) => title === text('success.title'))).toHaveLength(times);
      expect(reports).toHaveLength(times);
    },
  };
}

/** Runs in every page. */
function noteInPage(): void {
  const note = (kind: string, what: string) =>
    (window as unknown as { note: (kind: string, what: string) => Promise<void> }).note(kind, what);
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function () {
    void note('dialog', this.querySelector('h2')?.textContent ?? '');
    showModal.call(this);
  };
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    const before = this.getItem(key);
    setItem.call(this, key, value);
    if (key === 'purchases_under_way')
      for (const { url } of JSON.parse(value) as { url: string }[]) void note('payUrl', url);
    if (key !== 'purchases_paid') return;
    const reported = (list: string) =>
      (JSON.parse(list) as { id: string; reported: boolean }[]).flatMap(({ id, reported }) =>
        reported ? [id] : [],
      );
    const known = reported(before ?? '[]');
    for (const id of reported(value)) if (!known.includes(id)) void note('report', id);
  };
}
