import { LayoutFrame } from '@/app/[locale]/_frame/layout-frame';
import { landingRoute, type LandingText as Text } from '@/lib/articles/landing';
import { LandingText } from './landing-text';
import { landingMainClass, LandingStatement, LandingTop } from './landing-top';

/** A landing page with header, footer or both, as its file names them; what it lacks of the two stands in the page itself. */
export function FramedLanding({ text }: { text: Text }) {
  const { layout } = text;
  const hasHeader = layout === 'header' || layout === 'default';
  const hasFooter = layout === 'footer' || layout === 'default';
  return (
    <LayoutFrame route={{ ...landingRoute(text.path), layout }}>
      <main id="content" className={landingMainClass}>
        {hasHeader ? null : <LandingTop />}
        <LandingText text={text} />
        {hasFooter ? null : (
          <div className="mt-16 border-t border-line pt-8">
            <LandingStatement />
          </div>
        )}
      </main>
    </LayoutFrame>
  );
}
