import type account from '../../messages/en/account.json';
import type app from '../../messages/en/app.json';
import type blog from '../../messages/en/blog.json';
import type chrome from '../../messages/en/chrome.json';
import type claims from '../../messages/en/claims.json';
import type company from '../../messages/en/company.json';
import type contact from '../../messages/en/contact.json';
import type correction from '../../messages/en/correction.json';
import type courses from '../../messages/en/courses.json';
import type error from '../../messages/en/error.json';
import type figures from '../../messages/en/figures.json';
import type home from '../../messages/en/home.json';
import type landing from '../../messages/en/landing.json';
import type learn from '../../messages/en/learn.json';
import type listen from '../../messages/en/listen.json';
import type mail from '../../messages/en/mail.json';
import type meta from '../../messages/en/meta.json';
import type mockExam from '../../messages/en/mock-exam.json';
import type payment from '../../messages/en/payment.json';
import type plans from '../../messages/en/plans.json';
import type practice from '../../messages/en/practice.json';
import type practiceTest from '../../messages/en/practice-test.json';
import type pricing from '../../messages/en/pricing.json';
import type products from '../../messages/en/products.json';
import type reviews from '../../messages/en/reviews.json';
import type sandbox from '../../messages/en/sandbox.json';
import type speaking from '../../messages/en/speaking.json';
import type suggestion from '../../messages/en/suggestion.json';
import type viewer from '../../messages/en/viewer.json';
import type writing from '../../messages/en/writing.json';
import type { Locale } from './locales';
import { namespaces, type Namespace } from './namespaces';

/** The English catalogs; every other language has the same keys and arguments, which the catalog check enforces. */
export interface Messages {
  account: typeof account;
  app: typeof app;
  blog: typeof blog;
  chrome: typeof chrome;
  claims: typeof claims;
  company: typeof company;
  contact: typeof contact;
  correction: typeof correction;
  courses: typeof courses;
  error: typeof error;
  figures: typeof figures;
  home: typeof home;
  landing: typeof landing;
  learn: typeof learn;
  listen: typeof listen;
  mail: typeof mail;
  meta: typeof meta;
  'mock-exam': typeof mockExam;
  payment: typeof payment;
  plans: typeof plans;
  practice: typeof practice;
  'practice-test': typeof practiceTest;
  pricing: typeof pricing;
  products: typeof products;
  reviews: typeof reviews;
  sandbox: typeof sandbox;
  speaking: typeof speaking;
  suggestion: typeof suggestion;
  viewer: typeof viewer;
  writing: typeof writing;
}

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

/** Loads one catalog of one language. */
export async function loadCatalog<N extends Namespace>(locale: Locale, namespace: N): Promise<Messages[N]> {
  const catalog = (await import(`../../messages/${locale}/${namespace}.json`)) as { default: Messages[N] };
  return catalog.default;
}

/** Loads every catalog of one language; server only, browsers never receive the result. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const entries = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await loadCatalog(locale, namespace)] as const),
  );
  return Object.fromEntries(entries) as unknown as Messages;
}
