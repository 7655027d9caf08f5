import { GoogleOneTap } from '@/components/account/google/google-one-tap.island';
import { useGoogleSettings } from './google-texts';

/** Google's one-tap on pages without a header: visitors are prompted wherever they are (spec section 4). */
export function OneTapCorner() {
  const google = useGoogleSettings();
  if (!google) return null;
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-[2000] grid gap-3">
      <GoogleOneTap {...google} />
    </div>
  );
}
