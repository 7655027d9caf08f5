import { TrySets } from '@/components/blocks/try-sets';

export function TestTry() {
  return (
    <TrySets
      sets={[
        { type: 'readAndSelect', turns: [1, 6, 14] },
        { type: 'readAndComplete', turns: [1] },
      ]}
    />
  );
}
