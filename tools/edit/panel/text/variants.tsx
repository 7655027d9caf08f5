import { useQuery } from '@tanstack/react-query';
import { queries } from '../data/queries';
import { useOpenText } from '../saving/leaving';

const when: Readonly<Record<string, string>> = {
  withoutScores: 'where no connected service gives scores',
  withoutSpokenScores: 'where no connected service gives scores for speaking',
  connected: 'where an AI service is connected',
};

function variantOf(key: string): { group: string; of: string } | undefined {
  const [catalog, group, ...of] = key.split('.');
  return catalog === 'variants' && group !== undefined ? { group, of: of.join('.') } : undefined;
}

/** The texts that stand in the place of this one on some sites, or in whose place it stands: whoever changes one looks at the others. */
export function Variants({ of: key }: { of: string }) {
  const { data } = useQuery(queries.keys);
  const openText = useOpenText();
  const variant = variantOf(key);
  const plain = variant?.of ?? key;
  const others = (data?.keys ?? []).filter(
    (one) => one !== key && (one === plain || variantOf(one)?.of === plain),
  );
  if (others.length === 0) return null;
  const saidWhen = (group: string) => when[group] ?? `in the case “${group}”`;
  return (
    <div className="variants">
      <p>
        {variant ? `This is said ${saidWhen(variant.group)}. ` : ''}
        The same place says something else on other sites. Look at it too:
      </p>
      <ul>
        {others.map((one) => {
          const group = variantOf(one)?.group;
          return (
            <li key={one}>
              <button type="button" className="link" onClick={() => openText(one)}>
                {group === undefined ? 'What is said otherwise' : `What is said ${saidWhen(group)}`}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
