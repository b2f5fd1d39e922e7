import { start } from './start.tsx';

export { start };

// The login page fetches this ahead, and starts it once it knows who comes.
const root = document.getElementById('root');
if (root) void start(() => root);
