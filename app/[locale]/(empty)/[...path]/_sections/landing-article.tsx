import { ArticleBody } from '@/components/articles/article-body';
import { liveParts } from '@/components/articles/live-parts';
import { Converter } from '@/components/converter/converter';
import { ScoreTable } from '@/components/converter/score-table';
import { landingParts, landingRoute, type LandingText } from '@/lib/articles/landing';
import { articleValues } from '@/lib/articles/values';
import { LandingFrame } from './landing-frame';

/** A landing page from content/landing. */
export function LandingArticle({ text }: { text: LandingText }) {
  return (
    <LandingFrame route={landingRoute(text.path)}>
      <h1 className="mt-10 text-display font-bold">{text.title}</h1>
      <p className="mt-5 text-lead text-muted">{text.lead}</p>
      <div className="mt-10">
        <ArticleBody
          source={text.source}
          vocabulary={{ components: landingParts, values: articleValues }}
          parts={{ ...liveParts, Converter, ScoreTable }}
        />
      </div>
    </LandingFrame>
  );
}
