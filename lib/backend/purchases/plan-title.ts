import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { brand } from '@/lib/site/brand';

interface PlanTitleParts {
  /** The last part of a message key, or for a plan the site does not know its plain name. */
  name: string;
  tag: string | null;
  days: number;
  exam_num: number;
}

/** What is bought, in the buyer's language: `30 days`, `90 days · Pro`, `3 mock exams`. */
export async function planTitle(locale: Locale, plan: PlanTitleParts): Promise<string> {
  const { default: messages } = (await import(`../../../messages/${locale}/plans.json`)) as {
    default: { names: Record<string, string> };
  };
  const translate = createTranslator<{ names: Record<string, string> }>({ locale, messages });
  const name = Object.hasOwn(messages.names, plan.name)
    ? translate(`names.${plan.name}`, { days: plan.days, exams: plan.exam_num })
    : plan.name;
  return plan.tag === null ? name : `${name} · ${plan.tag}`;
}

export async function billLine(locale: Locale, plan: PlanTitleParts): Promise<string> {
  return `${brand.name} · ${await planTitle(locale, plan)}`;
}
