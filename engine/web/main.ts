import { prepare, start } from './start.tsx';

export { prepare, start };

// The login page fetches this ahead, and starts it once it knows who comes.
const root = document.getElementById('root');
if (root) void start(() => root);
