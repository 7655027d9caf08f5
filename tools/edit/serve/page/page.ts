import '../../panel/pointer/pointer';
import { followTexts } from './refresh';

// What every page of the site loads while its texts are edited.
followTexts();
