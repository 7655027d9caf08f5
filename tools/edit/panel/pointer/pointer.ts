import { copyWithoutMarks } from './copy-without-marks';
import { startPointing } from './start-pointing';

// Comes with every page of the site, also where the shell is not around it.
document.addEventListener('copy', copyWithoutMarks);
if (window.parent !== window) startPointing(window.parent);
