import { beforeAll, describe, expect, it, vi } from 'vitest';
import plans from '@/messages/en/plans.json';
import { readDocument } from '@/tests/support/site';

/*
 * What pages promise of corrections and of the tutor, drawn as the build draws them with the settings of each case: a service connected, none
 * in a real shop, none in a test shop.
 */

// The forms of the account pages ask for it when they are drawn; nobody goes anywhere here.
vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }));

const drawn = [
  'home',
  'products',
  'practice',
  'practiceTest',
  'mockExam',
  'writing',
  'speaking',
  'correction',
  'pricing',
  'courses',
  'listen',
  'learn',
] as const;
type Drawn = (typeof drawn)[number];

interface Case {
  ai?: 'writes down what is said' | 'reads';
  payments: 'sandbox' | 'off';
}

interface Page {
  html: string;
  text: string;
  /** What search engines read. */
  data: string;
}

async function drawCase({ ai, payments }: Case): Promise<Readonly<Record<Drawn, Page>>> {
  vi.resetModules();
  vi.stubEnv('SITE_URL', 'https://site.example.com');
  vi.stubEnv('PAYMENTS', payments);
  vi.stubEnv('AI_BASE_URL', ai && 'https://ai.example.com/v1');
  vi.stubEnv('AI_MODELS', ai && 'small-1');
  vi.stubEnv('AI_TRANSCRIBE_MODEL', ai === 'writes down what is said' ? 'ear-1' : '');
  const { drawPages } = await import('@/tests/support/structured-data/pages');
  const { pageRoutes } = await import('@/lib/routes/routes');
  const pages = await drawPages(
    drawn.map((id) => pageRoutes[id]),
    'en',
  );
  vi.unstubAllEnvs();
  const read = [...pages].map(([{ id }, html]) => {
    const data = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
    const { text } = readDocument(`<body>${html}</body>`);
    return [id, { html, text, data: data.map(([, json]) => json).join('\n') }] as const;
  });
  return Object.fromEntries(read) as Record<Drawn, Page>;
}

/** Sentences that name an AI or a tutor, but to say that there is none. */
const promises = ({ text, data }: Page) =>
  [...text.split(/(?<=[.?:])\s+|\n+/), data].filter(
    (said) => /\bAI\b|\b[Tt]utor/.test(said) && !/without AI|[Nn]o AI/.test(said),
  );

const plain = (text: string) => text.replace(/<[^>]+>/g, '');

describe('without a service', () => {
  let pages: Readonly<Record<Drawn, Page>>;
  beforeAll(async () => {
    pages = await drawCase({ payments: 'off' });
  });

  it.each(drawn)('%s promises no AI, no tutor and no score of what is written or said', (id) => {
    expect(promises(pages[id])).toEqual([]);
    if (['writing', 'speaking'].includes(id))
      expect(pages[id].text).not.toMatch(/get (?:it back with )?scores/);
  });

  it('says on the pages of corrections that they give no score, and where they are', () => {
    for (const id of ['writing', 'speaking', 'correction'] as const) {
      expect(pages[id].text, id).toContain('You get no score');
      expect(pages[id].text, id).toContain(plain(plans.checkedHere));
      expect(pages[id].html, id).toContain('href="/app/correction"');
    }
  });

  it('has no row for a tutor in the table of plans', () => {
    expect(pages.pricing.text).toContain(plans.rows.corrections);
    expect(pages.pricing.text).not.toContain(plans.tutor);
  });
});

describe('with a service', () => {
  let pages: Readonly<Record<Drawn, Page>>;
  beforeAll(async () => {
    pages = await drawCase({ payments: 'off', ai: 'writes down what is said' });
  });

  it('offers scores and the tutor, here', () => {
    expect(pages.writing.text).toContain('You get it back with scores');
    expect(pages.speaking.text).toContain('Six things the AI listens for');
    expect(pages.pricing.text).toContain(plans.tutor);
    expect(pages.home.html).toContain('id="tutor"');
    for (const id of ['products', 'pricing', 'correction'] as const)
      expect(pages[id].text, id).toContain(plain(plans.correctedHere));
  });

  it('says of mock exams that writing and speaking are corrected by AI', () => {
    expect(pages.mockExam.text).toContain('AI corrects writing and speaking in minutes');
  });
});

it('offers no scores of what is said where nobody writes it down', async () => {
  const { writing, speaking } = await drawCase({ payments: 'off', ai: 'reads' });
  expect(writing.text).toContain('You get it back with scores');
  expect(speaking.text).toContain('You get no score');
  expect(speaking.text).not.toContain('Six things the AI listens for');
});

it('keeps the whole offer in a test shop, and says what it is and what of it is not there', async () => {
  const pages = await drawCase({ payments: 'sandbox' });
  expect(pages.writing.text).toContain('You get it back with scores');
  expect(pages.pricing.text).toContain(plans.tutor);
  for (const id of ['home', 'products', 'writing', 'speaking', 'correction', 'pricing'] as const)
    expect(pages[id].text, id).toContain(plain(plans.testShopHere));
  // An exam is sat on this site, so what is said of it is how it is.
  expect(pages.mockExam.text).toContain('Writing and speaking are corrected, not scored');
});
