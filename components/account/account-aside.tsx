import { Check } from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AccountLink } from '@/components/account/account-link.island';
import { buttonClass } from '@/components/ui/button';
import { MailLink } from '@/components/ui/mail-link';
import { Link, useHref } from '@/lib/routes/link';
import { brand } from '@/lib/site/brand';
import { facts } from '@/lib/site/facts';

export function NewcomerAside() {
  const t = useTranslations('account');
  return (
    <Aside title={t('login.new')}>
      <AccountLink href={useHref('register')} className={buttonClass('secondary', 'mt-4 min-h-12 w-full')}>
        {t('login.register')}
      </AccountLink>
      <p className="mt-4 text-muted">{t('register.lead')}</p>
      <FreeList />
    </Aside>
  );
}

export function ReturningAside() {
  const t = useTranslations('account');
  return (
    <Aside title={t('register.have')}>
      <AccountLink href={useHref('login')} className={buttonClass('secondary', 'mt-4 min-h-12 w-full')}>
        {t('register.login')}
      </AccountLink>
      <h3 className="mt-8 text-lg font-bold">{useTranslations('pricing.free')('title')}</h3>
      <FreeList />
    </Aside>
  );
}

export function FreeAside() {
  return (
    <Aside title={useTranslations('pricing.free')('title')}>
      <FreeList />
    </Aside>
  );
}

export function HelpAside() {
  return (
    <Aside title={useTranslations('contact')('title')}>
      <p className="mt-3">
        <MailLink address={brand.supportEmail} />
      </p>
      <Link to="contact" className={buttonClass('secondary', 'mt-5')}>
        {useTranslations('account')('links.contact')}
      </Link>
    </Aside>
  );
}

function Aside({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="aside-title" className="min-w-0 rounded-card bg-sunken p-6 md:p-8 lg:p-12">
      <h2 id="aside-title" className="text-xl font-bold lg:text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function FreeList() {
  const t = useTranslations('pricing.free');
  const items = [
    { key: 'course', title: t('course.title'), body: t('course.body', { lessons: facts.course.lessons }) },
    { key: 'diagnostic', title: t('diagnostic.title'), body: t('diagnostic.body') },
  ];
  return (
    <ul className="mt-5 grid gap-4">
      {items.map(({ key, title, body }) => (
        <li key={key} className="flex gap-3">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
          <div className="min-w-0">
            <p className="font-semibold">{title}</p>
            <p className="text-muted">{body}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
