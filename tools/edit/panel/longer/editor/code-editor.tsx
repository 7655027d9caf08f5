import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react';
import { EditorView } from '@codemirror/view';
import type { LineFault } from '../../../longer/contract';
import { openEditor, renumber, showFaults, take } from './mdx-editor';

export interface EditorHandle {
  /** Goes to a line, from 1. */
  goTo: (line: number) => void;
  /** Puts a block on lines of its own where one writes. */
  insert: (block: string) => void;
}

export interface CodeEditorProps {
  ref: Ref<EditorHandle>;
  label: string;
  value: string;
  /** BCP 47. */
  lang: string;
  /** Lines of the file before the text. */
  above: number;
  /** With lines of the file. */
  faults: readonly LineFault[];
  onChange: (value: string) => void;
  /** Is told where one writes; from 1. */
  onLine: (line: number) => void;
}

export function CodeEditor({ ref, label, value, lang, above, faults, onChange, onLine }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const heard = useEffectEvent((next: string) => onChange(next));
  const moved = useEffectEvent((line: number) => onLine(line));
  const first = useEffectEvent(() => ({ value, label, lang, above }));

  useEffect(() => {
    if (!place.current) return undefined;
    const opened = openEditor(place.current, first(), { onChange: heard, onLine: moved });
    view.current = opened;
    return () => {
      view.current = null;
      opened.destroy();
    };
  }, [label, lang]);

  useEffect(() => {
    if (view.current) take(view.current, value);
  }, [value]);
  useEffect(() => {
    if (view.current) renumber(view.current, above);
  }, [above]);
  useEffect(() => {
    if (view.current) showFaults(view.current, faults, above);
  }, [faults, above]);

  useImperativeHandle(ref, () => ({
    goTo(line) {
      if (!view.current) return;
      const { doc } = view.current.state;
      const { from } = doc.line(Math.min(Math.max(1, line), doc.lines));
      view.current.dispatch({
        selection: { anchor: from },
        effects: EditorView.scrollIntoView(from, { y: 'start', yMargin: 8 }),
      });
      view.current.focus();
    },
    insert(block) {
      if (!view.current) return;
      const { state } = view.current;
      const at = state.doc.lineAt(state.selection.main.head).to;
      view.current.dispatch({ changes: { from: at, insert: `\n\n${block}\n` }, scrollIntoView: true });
      view.current.focus();
    },
  }));
  return <div className="code-editor" ref={place} />;
}
