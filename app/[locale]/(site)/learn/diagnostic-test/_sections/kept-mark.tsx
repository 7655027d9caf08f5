import { resultName } from '@/lib/diagnostic/kept-result';
import { runEntry } from '@/lib/diagnostic/run';

/** Marks itself (app/test-mode.css). Browsers that block site data throw where the storage is looked at. */
const look = `try{let s=localStorage;if(s.${runEntry.name}||s.${resultName})document.currentScript.dataset.kept=""}catch{}`;

/**
 * Before the page is painted: whether this browser keeps a run or a result of the test, which then stands in the first window. The test
 * itself (diagnostic.island.tsx) comes too late for that, and would move what is read.
 */
export const KeptMark = () => <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: look }} />;
