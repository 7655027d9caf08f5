import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import type { LineFault } from '../../../longer/contract';

interface Start {
  value: string;
  label: string;
  lang: string;
  above: number;
}

interface Heard {
  onChange: (value: string) => void;
  onLine: (line: number) => void;
}

/** Numbers of the lines, which are those of the file: the form above the text adds to it and takes away. */
const numbers = new Compartment();
const numbered = (above: number) => lineNumbers({ formatNumber: (line) => String(line + above) });

/** Opens a code editor for a longer text in a place. Tab leaves it, as it leaves any field. */
export function openEditor(
  parent: HTMLElement,
  { value, label, lang, above }: Start,
  heard: Heard,
): EditorView {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: value,
      extensions: [
        EditorView.cspNonce.of(nonce),
        numbers.of(numbered(above)),
        lintGutter(),
        history(),
        drawSelection(),
        search({ top: true }),
        markdown({ base: markdownLanguage }),
        syntaxHighlighting(classHighlighter),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, lang, spellcheck: 'true' }),
        keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap]),
        EditorView.updateListener.of(({ docChanged, selectionSet, state, transactions }) => {
          const isTaken = transactions.some((one) => one.isUserEvent('take'));
          if (docChanged && !isTaken) heard.onChange(state.doc.toString());
          if (docChanged || selectionSet) heard.onLine(state.doc.lineAt(state.selection.main.head).number);
        }),
      ],
    }),
  });
}

/** Shows another text, such as one that was saved; where it is the same, one stays where one was. */
export function take(view: EditorView, value: string): void {
  const now = view.state.doc.toString();
  if (now === value) return;
  let from = 0;
  while (from < now.length && from < value.length && now[from] === value[from]) from += 1;
  let behind = 0;
  const most = Math.min(now.length, value.length) - from;
  while (behind < most && now[now.length - 1 - behind] === value[value.length - 1 - behind]) behind += 1;
  view.dispatch({
    changes: { from, to: now.length - behind, insert: value.slice(from, value.length - behind) },
    userEvent: 'take',
  });
}

/** @param above lines of the file before the text */
export function renumber(view: EditorView, above: number): void {
  view.dispatch({ effects: numbers.reconfigure(numbered(above)) });
}

/** @param above lines of the file before the text */
export function showFaults(view: EditorView, faults: readonly LineFault[], above: number): void {
  const { doc } = view.state;
  const found = faults.flatMap(({ line = 0, reason, warning }): Diagnostic[] => {
    const own = line - above;
    if (own < 1 || own > doc.lines) return [];
    const { from, to } = doc.line(own);
    return [{ from, to, severity: warning ? 'warning' : 'error', message: reason }];
  });
  view.dispatch(setDiagnostics(view.state, found));
}
