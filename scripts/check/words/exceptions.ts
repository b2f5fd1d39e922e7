/** A name that keeps a replaced word, and why. */
export interface Exception {
  name: string;
  /** Free as a member of a type alone, not as a variable, function or type. */
  isMember?: true;
  /** Free in files whose path begins so; without it in all files. */
  in?: readonly string[];
  because: string;
}

export const exceptions: readonly Exception[] = [
  { name: 'faults', isMember: true, because: 'member of the answers of imports of tables, Admin.Overview, Admin.Screen.Faults and Admin.Descriptor' },
  { name: 'problems', isMember: true, because: 'member of the answers of Admin.Interface.Save and Admin.Interface.Get' },
  { name: 'problem', isMember: true, because: 'stored column of pay_refund; member of the answer of Admin.PayConfig.Test' },
  { name: 'issues', isMember: true, because: 'member of the answer of Admin.Import.Preview and of the report of an import' },
  { name: 'issue', because: 'to give out a token, an invoice or a package' },
  { name: 'issueResetCode', because: 'to give out a code' },
  { name: 'issueCode', because: 'to give out a code; handler named by a descriptor' },
  { name: 'kept', isMember: true, because: 'member of the answers of Admin.Demo.Remove, Admin.Import.Undo and Admin.Interface.PublishData' },
  { name: 'undone', isMember: true, because: 'member of the answers of test runs' },
  { name: 'undone_at', isMember: true, because: 'stored column of interface_import' },
  { name: 'stretches', isMember: true, because: 'member of the answer of tiles' },
  { name: 'taken', in: ['engine/core/descriptor', 'engine/server/tabular'], because: 'word of descriptors' },
  { name: 'taken', in: ['plugins/billing'], because: 'stored column of flow_lease' },
  { name: 'lease_taken', because: 'stored check of flow_lease' },
  { name: 'taken_at', because: 'stored column of delivery' },
  { name: 'made_at', because: 'member of the manifest of a backup' },
  { name: 'is_told', isMember: true, because: 'stored column of job' },
  { name: 'told', in: ['plugins/billing'], because: 'stored column of flow_package' },
  { name: 'told', in: ['designer/import', 'designer/panels/import'], because: 'member of the answer of Admin.Import.Preview' },
  { name: 'is_low_told', isMember: true, because: 'stored column of balance' },
  { name: 'is_password_asked', isMember: true, because: 'member of what a locked document answers' },
  { name: 'fault', isMember: true, in: ['tests'], because: 'member of the answer of Admin.StoredProcedure.Save' },
  { name: 'told', isMember: true, in: ['tests'], because: 'member of the answer of Admin.Import.Preview' },
  { name: 'outside', isMember: true, in: ['tests'], because: 'member of a stored verification' },
  { name: 'is_low_told', in: ['plugins/billing/server/usage'], because: 'stored column of balance' },
  { name: 'fault', in: ['plugins/apitest'], because: 'stored column of token_config' },
  {
    name: 'fault',
    in: ['designer/calls', 'designer/server/database-services/procedures', 'designer/panels/procedures'],
    because: 'member of the answer of Admin.StoredProcedure.Save',
  },
  { name: 'fault', in: ['engine/core/protocol', 'designer/codegen/php/support', 'designer/panels/failures', 'plugins/mcp'], because: 'code 500 in `codes`' },
  { name: 'outside', in: ['designer/calls', 'designer/server/verify', 'designer/panels'], because: 'member of a stored verification; family of nodes' },
  { name: 'trial', in: ['plugins/billing', 'plugins/demo', 'plugins/mall', 'tests/plugins/billing'], because: 'kind of a plan: a package to try for free' },
  { name: 'trials', in: ['tests/plugins/billing'], because: 'packages to try for free' },
  { name: 'claimTrial', because: 'handler named by a descriptor: a package to try for free' },
  { name: 'requireFirstTrial', because: 'a package to try for free' },
  { name: 'PORTICO_TEST_FAULTS', because: 'fault injection' },
  { name: 'isFaultRun', because: 'fault injection' },
  { name: 'faultTests', because: 'fault injection' },
];

/** Tests whose subject is fault injection: there a fault is what is planted. */
export const plantedPlaces: readonly string[] = [
  'tests/faults',
  'tests/e2e/designer-faults.test.ts',
  'tests/designer/server/verify/planted-faults.test.ts',
  'tests/designer/server/verify/fault-subjects.ts',
  'tests/designer/codegen/mutations.test.ts',
];
