import { frames, LayoutFrame } from '@/app/[locale]/_frame/layout-frame';
import { landingRoute, type LandingText as Text } from '@/lib/articles/landing';
import { LandingText } from './landing-text';
import { landingMainClass, LandingStatement, LandingTop } from './landing-top';

export function FramedLanding({ text }: { text: Text }) {
  const { layout } = text;
  const { header, footer } = frames[layout];
  return (
    <LayoutFrame route={{ ...landingRoute(text.path), layout }}>
      <main id="content" className={landingMainClass}>
        {header ? null : <LandingTop />}
        <LandingText text={text} />
        {footer ? null : (
          <div className="mt-16 border-t border-line pt-8">
            <LandingStatement />
          </div>
        )}
      </main>
    </LayoutFrame>
  );
}
