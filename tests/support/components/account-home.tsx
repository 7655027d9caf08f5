import { revealIcons, useFormTexts } from '@/components/account/account-texts';
import { brand } from '@/lib/site/brand';
import { message, translate } from '../site';
import { draw } from './component';

const account = (key: string, values: Record<string, string> = {}) =>
  translate('en', 'account', `app.${key}`, values);

/** Draws the account as the app home does, with modules of its own after `vi.resetModules()`. */
export async function drawAccount() {
  const { OwnAccount } = await import('@/components/account/home/own-account');
  const { loadAppTexts } = await import('@/lib/account/app-texts');
  const t = await loadAppTexts('en');
  const plain = [
    'titleNoName',
    'loading',
    'signOut',
    'signOutClears',
    'plan',
    'noPlan',
    'exams',
    'corrections',
    'owned',
  ] as const;
  function Page() {
    const texts = {
      ...(Object.fromEntries(plain.map((key) => [key, account(key)])) as Record<
        (typeof plain)[number],
        string
      >),
      ...{ failed: account('failed'), retry: account('retry') },
      title: account('title', { name: '{name}' }),
      planUntil: account('planUntil', { date: '{date}' }),
      pro: message('en', 'plans', 'pro'),
      proMeaning: message('en', 'plans', 'proMeaning'),
    };
    const settings = {
      ...{ texts, forms: useFormTexts(), icons: revealIcons, locale: 'en' as const, lang: 'en' },
      ...{ login: '/login', root: '/', prices: '/pricing', examRoom: null },
      seller: { company: brand.company, email: brand.supportEmail },
    };
    return (
      <OwnAccount t={t} settings={settings} onVisitor={() => undefined}>
        {null}
      </OwnAccount>
    );
  }
  draw(<Page />, 'en', ['account']);
}
