import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { claims, facts, ratingCount } from './facts';
import { ratingData } from '@/lib/structured-data/rating';

const sources = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8')),
);

describe('claims', () => {
  it.each(Object.keys(claims))('%s is shown by a page: changing it changes the site', (claim) => {
    expect(sources.filter((source) => source.includes(`claims.${claim}`))).not.toEqual([]);
  });

  it('stand beside the mark of samples wherever they are shown', () => {
    const showing = sources.filter((source) => /\bclaims\.(?!sample)\w+/.test(source));
    expect(showing.filter((source) => !/<SampleMark\b|<Claim\b|ratingData/.test(source))).toEqual([]);
  });

  it('say where they are shown', () => {
    const source = readFileSync('lib/site/facts.ts', 'utf8');
    for (const claim of Object.keys(claims).filter((name) => name !== 'sample'))
      expect(source).toMatch(new RegExp(`Shown [^\\n]*\\n  ${claim}:`));
  });

  it('are those of the product specification, section 1', () => {
    expect(claims.successRate).toBe(0.95);
    expect(claims.rating.average).toBe(4.8);
    expect(claims.rating.counts).toEqual([750, 820, 780, 760, 710, 850]);
    expect(ratingCount()).toBe(4670);
    expect([claims.mockExams, claims.mockTestsTaken]).toEqual([10_000, 40_000]);
    expect([claims.corrections, claims.scoredReports]).toEqual([21_000, 300_000]);
    expect([claims.users, claims.questions, claims.speakingAnswers]).toEqual([400_000, 18_000, 26_000]);
  });

  it('are not mixed with the facts about the test', () => {
    expect(Object.keys(facts).filter((name) => name in claims)).toEqual([]);
  });
});

describe('ratingData', () => {
  const application = { name: 'Site', url: 'https://site.example' };

  it('tells search engines nothing while the figures are samples', () => {
    expect(ratingData({ ...claims, sample: true }, application)).toBeUndefined();
  });

  it('rates the application, not the organisation, once they are true', () => {
    expect(ratingData({ ...claims, sample: false }, application)).toMatchObject({
      '@type': 'WebApplication',
      aggregateRating: { ratingValue: 4.8, bestRating: 5, ratingCount: 4670 },
      offers: { price: 0 },
    });
  });
});
