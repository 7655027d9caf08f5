import { ArticleBody } from '@/components/articles/article-body';
import { liveParts } from '@/components/articles/live-parts';
import { Converter } from '@/components/converter/converter';
import { ScoreTable } from '@/components/converter/score-table';
import { landingParts, type LandingText as Text } from '@/lib/articles/landing';
import { articleValues } from '@/lib/articles/values';

export function LandingText({ text }: { text: Text }) {
  return (
    <>
      <h1 className="mt-10 text-display font-bold">{text.title}</h1>
      <p className="mt-5 text-lead text-muted">{text.lead}</p>
      <div className="mt-10">
        <ArticleBody
          source={text.source}
          vocabulary={{ components: landingParts, values: articleValues }}
          parts={{ ...liveParts, Converter, ScoreTable }}
        />
      </div>
    </>
  );
}
