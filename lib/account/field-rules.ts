import { codePattern, limits } from '../api/contract/limits';

/** What a field can be told; keys of the `account.errors` catalog. */
export type FieldError =
  | 'emailMissing'
  | 'emailInvalid'
  | 'passwordMissing'
  | 'passwordShort'
  | 'passwordLong'
  | 'passwordCommon'
  | 'passwordPersonal'
  | 'nicknameMissing'
  | 'codeInvalid';

export type FieldName = 'email' | 'password' | 'newPassword' | 'nickname' | 'code';

/** One rule per field: undefined when the value can be sent. The API checks again; these answer at once. */
export const fieldRules: Record<FieldName, (value: string) => FieldError | undefined> = {
  email: (value) => {
    const address = value.trim();
    if (address === '') return 'emailMissing';
    return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(address) && address.length <= limits.email
      ? undefined
      : 'emailInvalid';
  },
  password: (value) => (value === '' ? 'passwordMissing' : tooLong(value)),
  newPassword: (value) => (value.length < limits.password.min ? 'passwordShort' : tooLong(value)),
  nickname: (value) => (value.trim() === '' ? 'nicknameMissing' : undefined),
  code: (value) => (codePattern.test(digitsOf(value)) ? undefined : 'codeInvalid'),
};

function tooLong(password: string): 'passwordLong' | undefined {
  return password.length > limits.password.max ? 'passwordLong' : undefined;
}

/** The digits of a pasted code: mail programs add spaces, input methods full-width digits. */
export function digitsOf(value: string): string {
  return value.normalize('NFKC').replace(/\D/g, '');
}
