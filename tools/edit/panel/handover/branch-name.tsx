import { useState } from 'react';

export function BranchName({ branch }: { branch: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(branch);
      setSaid('Copied.');
    } catch {
      setSaid('The browser does not let the editor copy. Select the name and copy it.');
    }
  };
  return (
    <>
      <code>{branch}</code>{' '}
      <button type="button" className="quiet" aria-label={`Copy ${branch}`} onClick={() => void copy()}>
        Copy
      </button>
      <span role="status">{said}</span>
    </>
  );
}
