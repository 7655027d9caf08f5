import type { ReactNode } from 'react';
import { OneTapCorner } from '@/components/account/google/one-tap-corner';
import { LanguageSelector } from '@/components/layout/language/language-selector';
import { Notices } from '@/components/layout/notices/notices';
import { landingMainClass, LandingStatement, LandingTop } from './landing-top';

interface LandingFrameProps {
  route: Parameters<typeof LanguageSelector>[0]['route'];
  children: ReactNode;
}

export function LandingFrame({ route, children }: LandingFrameProps) {
  return (
    <>
      <Notices>
        <OneTapCorner />
      </Notices>
      <main id="content" className={landingMainClass}>
        <LandingTop />
        {children}
        <div className="mt-16 grid gap-6 border-t border-line pt-8">
          <LanguageSelector route={route} />
          <LandingStatement />
        </div>
      </main>
    </>
  );
}
