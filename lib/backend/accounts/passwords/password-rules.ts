import { failures } from '@/lib/api/contract/call';
import { brand } from '@/lib/site/brand';
import { ApiFailure } from '../../base/failure';
import { isCommon } from './common-passwords';
import { unmasked } from './disguises';

interface PasswordOwner {
  email: string;
  nickname?: string | null | undefined;
}

/**
 * Refuses a new password that is guessed first (ASVS 5.0, 6.2.4): a common one, also with little added, or the address, the name or the brand with little
 * added. Its length is the contract's matter.
 *
 * @param field of the request, which `fields` of the failure names
 * @throws ApiFailure 422 `common_password`, `personal_password`
 */
export async function checkNewPassword(
  password: string,
  { email, nickname }: PasswordOwner,
  field = 'password',
): Promise<void> {
  const plain = normal(password);
  if (isPersonal(plain, [email, email.split('@', 1)[0] ?? '', nickname ?? '', brand.name])) {
    throw new ApiFailure(failures.personalPassword, {
      fields: { [field]: 'Little more than the address, the name or the brand' },
    });
  }
  // Last, since many names are common passwords too: what is said of them is then more use.
  if (await isCommon(plain)) {
    throw new ApiFailure(failures.commonPassword, { fields: { [field]: 'A common password' } });
  }
}

/** Shorter names are part of too many good passwords. */
const shortest = 3;
/** What may be added to a name for it to be little more: a year, a date. */
const digitsAdded = 8;
const signsAdded = 3;

function isPersonal(plain: string, names: readonly string[]): boolean {
  return [squeezed(plain), squeezed(unmasked(plain))].some((password) =>
    names
      .map((name) => squeezed(normal(name)))
      .filter((name) => name.length >= shortest)
      .some((name) => isLittleMore(password, name)),
  );
}

function isLittleMore(password: string, name: string): boolean {
  if (!password.includes(name)) return false;
  const rest = password.replaceAll(name, '');
  return rest.length <= signsAdded || (rest.length <= digitsAdded && /^\p{N}+$/u.test(rest));
}

const normal = (text: string) => text.normalize('NFKC').toLowerCase();

const squeezed = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
