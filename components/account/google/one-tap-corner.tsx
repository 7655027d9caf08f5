import { GoogleOneTap } from '@/components/account/google/google-one-tap.island';
import { useGoogleSettings } from './google-texts';

/** Google's one-tap among the notices of pages without a header: visitors are prompted wherever they are (spec section 4). */
export function OneTapCorner() {
  const google = useGoogleSettings();
  return google && <GoogleOneTap {...google} />;
}
