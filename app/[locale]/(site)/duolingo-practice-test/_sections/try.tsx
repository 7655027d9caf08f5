import { TrySets } from '@/components/blocks/try-sets';

/** Questions of two types to answer at once, before anything is bought. */
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
