/** What the inspector shows for everything that is no node: one file, as each is small. */
export { EdgeInspector } from './EdgeInspector.tsx';
export { GroupInspector } from './GroupInspector.tsx';
export { NoteInspector } from './NoteInspector.tsx';
export { SelectionInspector } from './SelectionInspector.tsx';
