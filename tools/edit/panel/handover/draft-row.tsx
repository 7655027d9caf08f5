import type { TakenBack } from '../../drafts/list.mjs';
import { moment } from '../parts/day';
import { ActButton } from './act-button';
import { Pictures } from './pictures';

export interface DraftRowProps {
  draft: TakenBack;
  open?: boolean;
  takenBack?: boolean;
  /** Nothing may be opened now. */
  busy: boolean;
}

export function DraftRow({ draft, open = false, takenBack = false, busy }: DraftRowProps) {
  const { branch, who, at, message, files, note } = draft;
  return (
    <li className="draft">
      <p>
        <strong>{message}</strong>
      </p>
      {note !== undefined && <p>{note}</p>}
      <p>
        <small>
          {who}, <time dateTime={at}>{moment(at)}</time>,{' '}
          {files.length === 1 ? '1 file' : `${files.length} files`}, <code>{branch}</code>
        </small>
      </p>
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
