import type { Draft } from '../../drafts/list.mjs';
import { moment } from '../parts/day';
import { ActButton } from './act-button';
import { BranchName } from './branch-name';
import { Pictures } from './pictures';

export interface DraftRowProps {
  draft: Draft;
  open?: boolean;
  takenBack?: boolean;
  /** Nothing may be opened now. */
  busy: boolean;
}

export function DraftRow({ draft, open = false, takenBack = false, busy }: DraftRowProps) {
  const { branch, who, at, message, files, note, remote, pushed } = draft;
  return (
    <li className="draft">
      <p>
        <strong>{nameOf(branch)}</strong>
      </p>
      <p>{message}</p>
      {note !== undefined && <p>{note}</p>}
      <p>
        <small>
          {who}, <time dateTime={at}>{moment(at)}</time>,{' '}
          {files.length === 1 ? '1 file' : `${files.length} files`}, <BranchName branch={branch} />
        </small>
      </p>
      {!takenBack && remote === undefined && pushed === undefined && (
        <p>It is on this machine, as it is now, and nowhere else. Tell whoever publishes its name.</p>
      )}
      <div className="choices">
        {open && <em>This draft is open.</em>}
        {takenBack ? (
          <ActButton
            name="Hand over again as it was"
            act={{ path: 'drafts/back', input: { branch, restore: true } }}
            disabled={busy}
          />
        ) : (
          <>
            {!open && (
              <ActButton name="Open" act={{ path: 'drafts/open', input: { branch } }} disabled={busy} />
            )}
            <ActButton name="Take back" act={{ path: 'drafts/back', input: { branch } }} disabled={busy} />
            <Pictures branch={branch} />
          </>
        )}
      </div>
    </li>
  );
}

/** What it was called when it was handed over, as far as a branch says it. */
function nameOf(branch: string): string {
  const words = branch.replace(/^texts\/(?:\d{4}-\d\d-\d\d-)?/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
