// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { brand } from '@/lib/site/brand';
import { draw } from '@/tests/support/components/component';
import { examReportAnswer } from '@/tests/support/exam-report/report';
import { translate } from '@/tests/support/site';
import { KeepActions } from './keep-actions';

const said = (key: string) => translate('en', 'report', key);

/** The letters of a picture come while one looks. */
let looked: number;
const canvas = {
  drawImage: () => undefined,
  clearRect: () => undefined,
  getImageData: () => ({ data: [Math.min((looked += 1), 3)] }),
};

let drawn: string[];
let saved: { name: string; href: string }[];

/** A browser that draws, in which one points with a mouse unless told. */
function standIn({ isCoarse = false, canDraw = true } = {}) {
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        drawn.push(decodeURIComponent(address.slice(address.indexOf(',') + 1)));
      }
      decode = async () => undefined;
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: isCoarse }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () => (canDraw ? canvas : null) as never,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) =>
    take(new Blob(['png'], { type: 'image/png' })),
  );
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href });
  });
}

/** A phone's sheet. */
function shareBy(share: () => Promise<void>) {
  const shared: File[] = [];
  Object.assign(navigator, {
    canShare: () => true,
    share: ({ files }: { files: File[] }) => {
      shared.push(...files);
      return share();
    },
  });
  return shared;
}

const press = () => userEvent.click(screen.getByRole('button', { name: said('keep.picture') }));

beforeEach(() => {
  looked = 0;
  drawn = [];
  saved = [];
  Object.assign(navigator, { canShare: undefined, share: undefined });
});

it('draws the ranges, the day and the brand, and saves a file', async () => {
  standIn();
  draw(<KeepActions report={examReportAnswer} />, 'en', ['report', 'courses']);
  await press();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(said('keep.saved')));
  expect(saved).toEqual([{ name: 'exam-report-2026-11-20.png', href: 'blob:picture' }]);
  const [svg = ''] = drawn;
  expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1200" height="630"/);
  for (const words of [
    ...['105–130', 'B2–C1', '95–125', '105–140', 'November 20, 2026', brand.name],
    ...[said('overall.title'), said('skills.notScored'), said('keep.estimate')],
  ])
    expect(svg).toContain(`>${words}</text>`);
});

it('waits for the letters of the picture before it is saved', async () => {
  standIn();
  draw(<KeepActions report={examReportAnswer} />, 'en', ['report', 'courses']);
  await press();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(looked).toBeGreaterThan(3);
});

it('prints every question only where that is wanted', async () => {
  const paper: (string | undefined)[] = [];
  vi.stubGlobal('print', () => {
    paper.push(document.documentElement.dataset.paper);
    window.dispatchEvent(new Event('afterprint'));
  });
  draw(<KeepActions report={examReportAnswer} />, 'en', ['report', 'courses']);
  for (const key of ['keep.print', 'keep.printAll', 'keep.print'])
    await userEvent.click(screen.getByRole('button', { name: said(key) }));
  expect(paper).toEqual([undefined, 'all', undefined]);
});

it('gives the file to the sheet of a phone', async () => {
  standIn({ isCoarse: true });
  const shared = shareBy(() => Promise.resolve());
  draw(<KeepActions report={examReportAnswer} />, 'en', ['report', 'courses']);
  await press();
  await waitFor(() => expect(shared.map(({ name }) => name)).toEqual(['exam-report-2026-11-20.png']));
  expect(saved).toEqual([]);
});

it.each([
  ['left', new DOMException('', 'AbortError'), 0],
  ['refused', new DOMException('', 'NotAllowedError'), 1],
])('saves a file only where the sheet was not %s knowingly', async (_, error, files) => {
  standIn({ isCoarse: true });
  const shared = shareBy(() => Promise.reject(error));
  draw(<KeepActions report={examReportAnswer} />, 'en', ['report', 'courses']);
  await press();
  await waitFor(() => expect(shared).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(said('keep.drawing')));
  expect(saved).toHaveLength(files);
});

it('says so where the browser draws nothing', async () => {
  standIn({ canDraw: false });
  draw(<KeepActions report={examReportAnswer} />, 'en', ['report', 'courses']);
  await press();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(said('keep.failed')));
  expect(saved).toEqual([]);
});
