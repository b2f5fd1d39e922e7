import { proxy, ref } from 'valtio/vanilla';
import type { Json } from '../../../engine/core/json/json.ts';
import type { FieldError } from '../../../engine/core/protocol/envelope.ts';
import type { Text } from '../../../engine/core/text/text.ts';
import type { StoredInterface } from '../../calls/drafts/draft-calls.ts';
import type { PublishAnswer } from '../../calls/publish-calls.ts';
import type { TestRunAnswer } from '../../calls/run-calls.ts';
import type { Verification } from '../../calls/verification.ts';
import { type CheckTools, checkDefinition } from '../../model/checks/check-definition.ts';
import { type EditHistory, emptyHistory, recordEdit, redo, undo } from '../../model/edits/interface/edit-history.ts';
import { isSameDesign } from '../../model/edits/interface/same-design.ts';
import type { MockedFailure } from '../../model/evaluate/mocked-failure.ts';
import type { Pins } from '../../model/evaluate/run-trace.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { Diagnostic } from '../../model/types/diagnostic.ts';
import type { PublishPlan } from '../../model/types/publish-plan.ts';
import type { Journal, UnsavedWork } from './journal/journal.ts';
import { readFolded, rememberFolded } from './window/dock-folded.ts';

export const designerViews = ['graph', 'form', 'outline', 'json'] as const;
export type DesignerView = (typeof designerViews)[number];
export const dockTabs = ['code', 'test', 'diagnostics', 'history'] as const;
export type DockTab = (typeof dockTabs)[number];

/** Somebody else's draft that a save ran into. */
export type ConflictingDraft = Pick<StoredInterface, 'id' | 'rev' | 'status' | 'bundle' | 'ahead' | 'aliases' | 'definition'> & {
  /** Who has saved it, where the server says so. */
  by?: string | null;
};

/** What the designer shows. Definitions and the like are immutable values behind `ref`, replaced as a whole. */
export interface DesignerState {
  /** Of the stored record; null for one that was never saved. */
  id: number | null;
  definition: InterfaceDefinition;
  /** As stored: what a merge starts from, and what tells whether there is something to save. */
  saved: InterfaceDefinition;
  status: 'draft' | 'published';
  bundle: string | null;
  /** Published, and the stored draft is not what answers. */
  isAhead: boolean;
  /** Former names it goes on answering to. */
  aliases: readonly string[];
  /** Whom publishing would affect: waits for somebody to agree. */
  plan: PublishPlan | null;
  history: EditHistory;
  diagnostics: readonly Diagnostic[];
  /** A new interface nobody has done anything with: that it has no name yet is no fault of anybody. */
  isPristine: boolean;
  /** Ids of nodes, notes and groups. */
  selectedNodes: readonly string[];
  /** `edgeKey`s. */
  selectedEdges: readonly string[];
  view: DesignerView;
  dock: DockTab;
  isDockFolded: boolean;
  /** JSON pointer of the place somebody asked to see; whoever shows it brings it into sight and sets null. */
  pointer: string | null;
  run: TestRunAnswer | null;
  /** What the interface says to the parameters of the last run, where it refused them. */
  refusedInputs: readonly FieldError[];
  /** What the test dock sends; prefilled from examples. */
  testParameters: { [name: string]: Json };
  /** Files to upload, by file parameter. */
  testFiles: Readonly<Record<string, File>>;
  pins: Pins;
  /** Failures that stand in for running a node, by node. */
  failing: Readonly<Record<string, MockedFailure>>;
  /** Nodes that test runs stop before. */
  breakpoints: readonly string[];
  /** How many of these stops the last run passed by. */
  passedStops: number;
  /** Test runs run the generated PHP as well. */
  runsPhp: boolean;
  /** What test runs write stays; otherwise it is undone. */
  keepsWrites: boolean;
  busy: 'saving' | 'publishing' | 'running' | null;
  /** Of the last publish in this page. */
  published: PublishAnswer | null;
  /** What the last publish in this page was verified with, whether it went through or was refused. */
  verification: Verification | null;
  /** What the last publish was refused for besides, until the next edit: code that does not parse is no diagnostic the page could find itself. */
  refusedPublish: readonly FieldError[];
  /** Somebody else's revision that a save ran into; the merge view shows it. */
  conflict: ConflictingDraft | null;
}

/** Whether there is something a save would store. */
export function isUnsaved({ id, definition, saved }: Pick<DesignerState, 'id' | 'definition' | 'saved'>): boolean {
  return id === null || !isSameDesign(definition, saved);
}

export interface OpenedDesign {
  id: number | null;
  definition: InterfaceDefinition;
  status: 'draft' | 'published';
  bundle: string | null;
  ahead: boolean;
  aliases: readonly string[];
  /** Configuration entries it reads that are secret, as of the last save. */
  secrets: readonly string[];
  /** Columns of its tables that are never answered, as of the last save. */
  hidden: NonNullable<StoredInterface['hidden']>;
  /** Topics it publishes messages of, as of the last save. */
  topics: NonNullable<StoredInterface['topics']>;
}

/** Milliseconds after an edit until its diagnostics are shown. */
const checkDelay = 40;

/**
 * One open interface: its state, and the only way to change it. Every change of the definition is an edit with a name that can be undone
 * and is journalled.
 */
export class Designer {
  readonly state: DesignerState;
  readonly journal: Journal;
  #check: ReturnType<typeof setTimeout> | undefined;
  #known: Pick<CheckTools, 'secrets' | 'hidden' | 'topics' | 'functions'>;

  constructor(journal: Journal, opened: OpenedDesign) {
    const { id, definition, status, bundle, ahead, aliases } = opened;
    this.journal = journal;
    this.#known = knownOf(opened);
    this.state = proxy<DesignerState>({
      id,
      definition: ref(definition),
      saved: ref(definition),
      status,
      bundle,
      isAhead: ahead,
      aliases: ref([...aliases]),
      plan: null,
      history: ref(emptyHistory),
      diagnostics: ref(checkDefinition(definition, this.#known)),
      isPristine: id === null,
      selectedNodes: ref([]),
      selectedEdges: ref([]),
      view: 'graph',
      dock: 'diagnostics',
      isDockFolded: readFolded(),
      pointer: null,
      run: null,
      refusedInputs: ref([]),
      testParameters: ref({}),
      testFiles: ref<Record<string, File>>({}),
      pins: ref({}),
      failing: ref<Record<string, MockedFailure>>({}),
      breakpoints: ref([]),
      passedStops: 0,
      runsPhp: false,
      keepsWrites: false,
      busy: null,
      published: null,
      verification: null,
      refusedPublish: ref([]),
      conflict: null,
    });
  }

  /** Applies a pure edit of designer/model/edits. Edits of one group in a row are undone as one. */
  edit(label: Text, change: (definition: InterfaceDefinition) => InterfaceDefinition, group?: string): void {
    const before = this.state.definition;
    const after = change(before);
    if (after === before) return;
    this.state.history = ref(recordEdit(this.state.history, { label, before, after, ...(group === undefined ? {} : { group }) }));
    this.#show(after);
  }

  /** What is wrong with the definition as it stands now: the list that is shown may be an edit behind. */
  check(): Diagnostic[] {
    return checkDefinition(this.state.definition, this.#known);
  }

  /** What is published of the functions it may use. */
  knowFunctions(functions: NonNullable<CheckTools['functions']>): void {
    this.#known = { ...this.#known, functions };
    this.state.diagnostics = ref(this.check());
  }

  undo(): void {
    const step = undo(this.state.history);
    if (!step) return;
    this.state.history = ref(step.history);
    this.#show(this.#atRev(step.edit.before));
  }

  redo(): void {
    const step = redo(this.state.history);
    if (!step) return;
    this.state.history = ref(step.history);
    this.#show(this.#atRev(step.edit.after));
  }

  select(nodes: readonly string[], edges: readonly string[] = []): void {
    if (!isSameList(this.state.selectedNodes, nodes)) this.state.selectedNodes = ref([...nodes]);
    if (!isSameList(this.state.selectedEdges, edges)) this.state.selectedEdges = ref([...edges]);
  }

  /** Unfolds the dock at this tab. */
  showDock(tab: DockTab): void {
    this.state.dock = tab;
    this.foldDock(false);
  }

  foldDock(isFolded: boolean): void {
    this.state.isDockFolded = isFolded;
    rememberFolded(isFolded);
  }

  /** The definition is stored as it stands, unless it was edited while it was on its way. */
  markSaved(
    stored: { id: number; rev: number; ahead: boolean; definition: InterfaceDefinition } & Pick<StoredInterface, 'secrets' | 'hidden' | 'topics'>,
  ): void {
    const { state } = this;
    this.#known = { ...knownOf(stored), ...(this.#known.functions && { functions: this.#known.functions }) };
    state.isAhead = stored.ahead;
    const isCurrent = isSameDesign(state.definition, stored.definition);
    const saved = { ...stored.definition, rev: stored.rev };
    state.id = stored.id;
    state.saved = ref(saved);
    state.definition = ref(isCurrent ? saved : { ...state.definition, rev: stored.rev });
    this.journal.moveTo(String(stored.id));
    if (!isCurrent) this.#writeJournal();
    state.diagnostics = ref(this.check());
  }

  /** The draft `sent` is live; `answer` has it as it is stored now. */
  markPublished(answer: PublishAnswer, sent: InterfaceDefinition): void {
    const { state } = this;
    const isCurrent = isSameDesign(state.definition, sent);
    state.status = 'published';
    state.isAhead = false;
    state.plan = null;
    state.bundle = answer.bundle;
    state.published = ref(answer);
    state.verification = ref(answer.verification);
    this.#rebase(answer.definition, isCurrent);
  }

  /** Another bundle is served, whether or not one was before; the draft is as it was, at a new revision. */
  markRolledBack({ bundle, rev, ahead }: { bundle: string; rev: number; ahead: boolean }): void {
    const { state } = this;
    state.status = 'published';
    state.bundle = bundle;
    state.isAhead = ahead;
    state.published = null;
    state.verification = null;
    this.#rebase({ ...state.saved, rev }, isSameDesign(state.definition, state.saved));
  }

  /** No bundle is served any more; the draft is as it was, at a new revision. */
  markUnpublished({ rev }: { rev: number }): void {
    const { state } = this;
    state.status = 'draft';
    state.bundle = null;
    state.isAhead = false;
    state.published = null;
    state.verification = null;
    this.#rebase({ ...state.saved, rev }, isSameDesign(state.definition, state.saved));
  }

  #rebase(saved: InterfaceDefinition, isCurrent: boolean): void {
    const { state } = this;
    state.saved = ref(saved);
    state.definition = ref(isCurrent ? saved : { ...state.definition, rev: saved.rev });
    if (!isCurrent) this.#writeJournal();
  }

  /** The stored draft moved on to `theirs`; `merged` is what stands on the canvas now. Undo still leads back. */
  adopt(theirs: ConflictingDraft, merged: InterfaceDefinition, label: Text): void {
    this.state.saved = ref(theirs.definition);
    this.state.status = theirs.status;
    this.state.bundle = theirs.bundle;
    this.state.isAhead = theirs.ahead;
    this.state.aliases = ref([...theirs.aliases]);
    this.state.conflict = null;
    this.edit(label, () => ({ ...merged, rev: theirs.rev }));
  }

  /** Takes up unsaved work again. Where somebody has saved since it was begun, the merge view opens: nothing of either is lost. */
  restore({ definition, base }: UnsavedWork, label: Text): void {
    const { state } = this;
    const { saved, id, status, bundle, isAhead: ahead, aliases } = state;
    const isCurrent = base.rev === saved.rev;
    if (!isCurrent) state.saved = ref(base);
    this.edit(label, () => definition);
    if (!isCurrent && id !== null) state.conflict = ref({ id, rev: saved.rev, status, bundle, ahead, aliases: [...aliases], definition: saved });
  }

  #writeJournal(): void {
    const { definition, saved } = this.state;
    this.journal.write({ definition, base: saved });
  }

  /** What is undone or done again belongs to the revision that is stored now. */
  #atRev(definition: InterfaceDefinition): InterfaceDefinition {
    const { rev } = this.state.saved;
    return definition.rev === rev ? definition : { ...definition, rev };
  }

  #show(definition: InterfaceDefinition): void {
    this.state.definition = ref(definition);
    if (this.state.refusedPublish.length > 0) this.state.refusedPublish = ref([]);
    this.state.isPristine = false;
    if (isSameDesign(definition, this.state.saved)) this.journal.clear();
    else this.#writeJournal();
    clearTimeout(this.#check);
    this.#check = setTimeout(() => {
      this.state.diagnostics = ref(this.check());
    }, checkDelay);
  }
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** What the server has told of a stored definition. */
function knownOf({
  secrets,
  hidden,
  topics,
}: { [Member in 'secrets' | 'hidden' | 'topics']?: OpenedDesign[Member] | undefined }): Pick<CheckTools, 'secrets' | 'hidden' | 'topics'> {
  return {
    secrets: new Set(secrets),
    hidden: new Map(hidden?.map(({ table, columns }) => [table, columns])),
    topics: new Map(topics?.map(({ name, topic }) => [name, topic])),
  };
}
