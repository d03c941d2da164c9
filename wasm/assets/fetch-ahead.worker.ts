/** Megabytes are read, checked and put away here: on the page's own thread each of them would stop a slow phone for a moment. */
import { fetchRuntimesAhead } from './fetch-ahead';

fetchRuntimesAhead();
