import { Eye, EyeOff } from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import type { FormTexts } from '@/components/account/forms/account-form';
import type { ResendTexts } from '@/components/account/forms/resend-code';
import { limits } from '@/lib/api/contract/limits';
import { brand } from '@/lib/site/brand';

/** The pictures of the password toggle, drawn on the server so that no form ships them twice. */
export const revealIcons = {
  show: <Eye aria-hidden="true" className="size-5" />,
  hide: <EyeOff aria-hidden="true" className="size-5" />,
};

/** `{time}` stays for the browser to fill in. */
export function useFormTexts(): FormTexts {
  const t = useTranslations('account');
  const { min, max } = limits.password;
  return {
    labels: {
      email: t('fields.email'),
      password: t('fields.password'),
      newPassword: t('fields.newPassword'),
      nickname: t('fields.nickname'),
      code: t('fields.code'),
    },
    hints: { newPassword: t('fields.passwordHint', { min }), nickname: t('fields.nicknameHint') },
    reveal: { show: t('fields.showPassword'), hide: t('fields.hidePassword') },
    errors: {
      summary: t('errors.summary'),
      emailMissing: t('errors.emailMissing'),
      emailInvalid: t('errors.emailInvalid'),
      passwordMissing: t('errors.passwordMissing'),
      passwordShort: t('errors.passwordShort', { min }),
      passwordLong: t('errors.passwordLong', { max }),
      passwordCommon: t('errors.passwordCommon'),
      passwordPersonal: t('errors.passwordPersonal', { brand: brand.name }),
      nicknameMissing: t('errors.nicknameMissing'),
      codeInvalid: t('errors.codeInvalid'),
      badCredentials: t('errors.badCredentials'),
      badCode: t('errors.badCode'),
      badTicket: t('errors.badTicket'),
      emailTaken: t('errors.emailTaken'),
      slowDown: t('errors.slowDown', { time: '{time}' }),
      slowDownLater: t('errors.slowDownLater'),
      network: t('errors.network'),
      timeout: t('errors.timeout'),
      server: t('errors.server'),
    },
  };
}

/** For the form that opens an account, where a password is no new one. */
export function useFirstPasswordTexts(): FormTexts {
  const texts = useFormTexts();
  const newPassword = useTranslations('account')('fields.choosePassword');
  return { ...texts, labels: { ...texts.labels, newPassword } };
}

export function useResendTexts(): ResendTexts {
  const t = useTranslations('account');
  return {
    resend: t('code.resend'),
    resendIn: t('code.resendIn', { time: '{time}' }),
    sent: t('code.sent'),
    again: t('code.again'),
    failed: t('errors.server'),
    help: t('code.help', { email: '{email}' }),
  };
}
