import { landingRoute, type LandingText } from '@/lib/articles/landing';
import { landingPicture } from '@/lib/articles/pictures';
import type { Locale } from '@/lib/i18n/locales';
import { contentMetadata } from '@/lib/routes/metadata';

export const landingMetadata = (text: LandingText, locale: Locale) =>
  contentMetadata(landingRoute(text.path), text, landingPicture(text, locale));
