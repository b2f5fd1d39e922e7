type Fields = Record<string, string | number>;

/** What a call of a session may name. */
export type ObjectKind =
  | 'file'
  | 'export'
  | 'job'
  | 'app'
  | 'message'
  | 'login'
  | 'session'
  | 'token'
  | 'call'
  | 'traffic'
  | 'permission'
  | 'application'
  | 'recharge'
  | 'package'
  | 'order'
  | 'paidOrder'
  | 'invoice'
  | 'invoiceTitle'
  | 'workOrder'
  | 'workReply'
  | 'subscription'
  | 'push'
  | 'attempt';
/** How a call names an object, or why it is nobody's. */
export type ObjectRow = { object: ObjectKind; fields: (id: number) => Fields } | { object: 'none'; because: string };

/** How each call of a session names an object. A call that takes one and has no row here has not been thought about. */
export const sessionCalls: Record<string, ObjectRow> = {
  'Admin.File.DelFile': { object: 'file', fields: (id) => ({ id }) },
  'Admin.File.Download': { object: 'export', fields: (id) => ({ id }) },
  'Admin.File.Address': { object: 'none', because: 'files are named by names nobody can guess, and asked about as their addresses are' },
  'Admin.Job.Cancel': { object: 'job', fields: (id) => ({ id }) },
  'Admin.Job.Get': { object: 'job', fields: (id) => ({ id }) },
  'Platform.Docs.TryToken': { object: 'app', fields: (app_id) => ({ app_id }) },
  ...Object.fromEntries(
    ['Discard', 'Get', 'History', 'MarkRead', 'MarkUnread', 'Open', 'Recover', 'Remove'].map((verb): [string, ObjectRow] => [
      `Platform.MyMessage.${verb}`,
      { object: 'message', fields: (id) => ({ id }) },
    ]),
  ),
  ...Object.fromEntries(
    ['Get', 'History', 'ConnectAgent', 'ResetSecret', 'RevokeTokens'].map((verb): [string, ObjectRow] => [
      `Platform.MyApp.${verb}`,
      { object: 'app', fields: (id) => ({ id }) },
    ]),
  ),
  'Platform.MyLogin.Get': { object: 'login', fields: (id) => ({ id }) },
  'Platform.MySession.Get': { object: 'session', fields: (id) => ({ id }) },
  'Platform.MySession.Revoke': { object: 'session', fields: (id) => ({ id }) },
  'Platform.MyCall.Get': { object: 'call', fields: (id) => ({ id }) },
  'Platform.MyCall.Export': { object: 'none', because: 'the rows of the list, which are one’s own' },
  'Platform.MyTraffic.Get': { object: 'traffic', fields: (id) => ({ id }) },
  'Platform.MyToken.Get': { object: 'token', fields: (id) => ({ id }) },
  'Platform.MyToken.Revoke': { object: 'token', fields: (id) => ({ id }) },
  'Platform.MyApp.Edit': { object: 'app', fields: (id) => ({ id, rev: 1, company: 'Taken' }) },
  'Platform.MyApp.Related': { object: 'app', fields: (id) => ({ id, list: 'tokens' }) },
  'Platform.MyToken.Options': { object: 'none', because: 'the words of what is not one’s own are left out' },
  'Platform.MyApp.Options': { object: 'none', because: 'the icons of the library are everybody’s' },
  'Platform.MyApp.Add': { object: 'none', because: 'what the new one is called' },
  'Platform.Screen.Load': { object: 'none', because: 'a screen of the console is everybody’s' },
  'Platform.Message.MarkRead': { object: 'none', because: 'what is not one’s own stays as it is, and nothing is answered' },
  'Platform.MyPermission.Get': { object: 'permission', fields: (id) => ({ id }) },
  'Platform.MyPermission.Apply': { object: 'permission', fields: (id) => ({ id, reason: 'Mine' }) },
  'Platform.MyPermission.ApplySelected': { object: 'permission', fields: (id) => ({ id, reason: 'Mine' }) },
  'Platform.MyPermissionPreview.Get': { object: 'permission', fields: (id) => ({ id }) },
  'Platform.MyPermissionRequest.Get': { object: 'application', fields: (id) => ({ id }) },
  'Platform.MyPermissionRequest.History': { object: 'application', fields: (id) => ({ id }) },
  'Platform.MyPermissionRequest.Withdraw': { object: 'application', fields: (id) => ({ id }) },
  'Platform.MyRecharge.Get': { object: 'recharge', fields: (id) => ({ id }) },
  'Platform.MyRecharge.History': { object: 'recharge', fields: (id) => ({ id }) },
  'Platform.MyRecharge.Export': { object: 'none', because: 'the rows of the list, which are one’s own' },
  'Platform.MyPackage.Get': { object: 'package', fields: (id) => ({ id }) },
  'Platform.MyPackage.History': { object: 'package', fields: (id) => ({ id }) },
  'Platform.MyPackage.Export': { object: 'none', because: 'the rows of the list, which are one’s own' },
  ...Object.fromEntries(
    ['Get', 'History', 'PayByBalance', 'Close'].map((verb): [string, ObjectRow] => [`Platform.MyOrder.${verb}`, { object: 'order', fields: (id) => ({ id }) }]),
  ),
  'Platform.MyOrder.Export': { object: 'none', because: 'the rows of the list, which are one’s own' },
  'Platform.InvoiceOrder.Get': { object: 'paidOrder', fields: (id) => ({ id }) },
  'Platform.InvoiceOrder.History': { object: 'paidOrder', fields: (id) => ({ id }) },
  'Platform.InvoiceOrder.Apply': { object: 'none', because: 'the title one chooses is asked for first, and each account has its own' },
  'Platform.InvoiceOrder.ApplyOne': { object: 'none', because: 'the title one chooses is asked for first, and each account has its own' },
  'Platform.InvoiceOrder.Options': { object: 'none', because: 'the titles of others are left out' },
  ...Object.fromEntries(
    ['Get', 'History', 'Pdf'].map((verb): [string, ObjectRow] => [`Platform.MyInvoice.${verb}`, { object: 'invoice', fields: (id) => ({ id }) }]),
  ),
  'Platform.MyInvoice.Export': { object: 'none', because: 'the rows of the list, which are one’s own' },
  ...Object.fromEntries(
    ['Get', 'History', 'Remove'].map((verb): [string, ObjectRow] => [`Platform.MyInvoiceTitle.${verb}`, { object: 'invoiceTitle', fields: (id) => ({ id }) }]),
  ),
  'Platform.MyInvoiceTitle.Edit': { object: 'invoiceTitle', fields: (id) => ({ id, rev: 1, title: 'Taken' }) },
  'Platform.MyStatement.Get': { object: 'none', because: 'a month is made of postings, which nobody removes; its own test asks as others' },
  'Platform.MyStatement.Pdf': { object: 'none', because: 'a month is made of postings, which nobody removes; its own test asks as others' },
  'Platform.MyStatement.Export': { object: 'none', because: 'the rows of the list, which are one’s own' },
  'Platform.Mall.Get': { object: 'none', because: 'plans on sale are everybody’s' },
  'Platform.Mall.History': { object: 'none', because: 'plans on sale are everybody’s' },
  'Platform.Mall.Options': { object: 'none', because: 'plans on sale are everybody’s' },
  'Platform.Mall.Buy': { object: 'none', because: 'plans on sale are everybody’s; the order is the caller’s' },
  'Platform.Mall.Claim': { object: 'none', because: 'plans on sale are everybody’s; the package is the caller’s' },
  'Platform.MyPosting.Get': { object: 'none', because: 'a row that nobody can remove: tried in the test of the journal' },
  'Platform.MyPosting.Export': { object: 'none', because: 'the rows of the list, which are one’s own' },
  'Platform.MyPosting.Options': { object: 'none', because: 'the words of what is not one’s own are left out' },
  'Platform.ApiPrice.Get': { object: 'none', because: 'prices are everybody’s' },
  'Platform.MyCall.Ask': { object: 'call', fields: (id) => ({ id, title: 'Mine', content: 'Not yours' }) },
  ...Object.fromEntries(
    ['Get', 'History', 'Close'].map((verb): [string, ObjectRow] => [`Platform.MyWorkOrder.${verb}`, { object: 'workOrder', fields: (id) => ({ id }) }]),
  ),
  'Platform.MyWorkOrder.Edit': { object: 'workOrder', fields: (id) => ({ id, rev: 1, title: 'Mine now' }) },
  'Platform.MyWorkOrder.Related': { object: 'workOrder', fields: (id) => ({ id, list: 'thread' }) },
  'Platform.MyWorkOrder.Add': { object: 'none', because: 'an app of another is refused as one that does not exist: tried with the references' },
  'Platform.MyWorkOrder.Options': { object: 'none', because: 'the words of what is not one’s own are left out' },
  'Platform.MyWorkReply.Get': { object: 'workReply', fields: (id) => ({ id }) },
  'Platform.MyWorkReply.History': { object: 'workReply', fields: (id) => ({ id }) },
  'Platform.MyWorkReply.Add': { object: 'none', because: 'a reference that leads to another’s, or nowhere: tried in the test of work orders' },
  'Platform.MyWorkReply.Options': { object: 'none', because: 'the words of what is not one’s own are left out' },
  'Platform.MyTopic.Get': { object: 'none', because: 'a topic that is offered is everybody’s' },
  'Platform.MyTopic.History': { object: 'none', because: 'a topic that is offered is everybody’s' },
  ...Object.fromEntries(
    ['Get', 'History', 'Remove', 'SwitchOff', 'SwitchOn', 'RotateSecret', 'TestPush', 'Verification'].map((verb): [string, ObjectRow] => [
      `Platform.MySubscription.${verb}`,
      { object: 'subscription', fields: (id) => ({ id }) },
    ]),
  ),
  'Platform.MySubscription.Edit': { object: 'subscription', fields: (id) => ({ id, rev: 1, reason: 'Taken' }) },
  'Platform.MySubscription.Related': { object: 'subscription', fields: (id) => ({ id, list: 'pushes' }) },
  'Platform.MySubscription.Options': { object: 'none', because: 'the words of what is not one’s own are left out' },
  'Platform.MySubscription.Add': { object: 'none', because: 'references are held to what one may see' },
  ...Object.fromEntries(
    ['Get', 'History', 'Resend', 'ResendSelected'].map((verb): [string, ObjectRow] => [
      `Platform.MyPush.${verb}`,
      { object: 'push', fields: (id) => ({ id }) },
    ]),
  ),
  'Platform.MyPush.Related': { object: 'push', fields: (id) => ({ id, list: 'attempts' }) },
  'Platform.MyPush.Options': { object: 'none', because: 'the words of what is not one’s own are left out' },
  'Platform.MyPushAttempt.Get': { object: 'attempt', fields: (id) => ({ id }) },
  'Platform.MyPushAttempt.History': { object: 'attempt', fields: (id) => ({ id }) },
  'Platform.Permission.Apply': { object: 'app', fields: (app_id) => ({ app_id, service_name: 'Shop.Nothing.Here', reason: 'Mine' }) },
  'Platform.MyPermission.Options': { object: 'none', because: 'the words of what is not one’s own are left out' },
  'Platform.MyPermissionPreview.Options': { object: 'none', because: 'the words of what is not one’s own are left out' },
  'Platform.MyPermissionRequest.Options': { object: 'none', because: 'the words of what is not one’s own are left out' },
  'Platform.Sdk.Download': { object: 'app', fields: (app_id) => ({ app_id }) },
  'Admin.Permission.Grant': { object: 'none', because: 'super admins only' },
  'Admin.Permission.Administrators': { object: 'none', because: 'super admins only' },
  'Admin.Permission.Preview': { object: 'none', because: 'super admins only' },
  'Admin.Permission.Grants': { object: 'none', because: 'super admins only' },
  'Admin.Descriptor.Get': { object: 'none', because: 'super admins only' },
  'Admin.Descriptor.Check': { object: 'none', because: 'super admins only' },
  'Admin.Descriptor.Save': { object: 'none', because: 'super admins only' },
  'Admin.SharedView.Set': { object: 'none', because: 'super admins only' },
  'Admin.Service.GetParameters': { object: 'none', because: 'a call: what may be known of it is tried in its own test' },
  'Admin.Screen.Load': { object: 'none', because: 'a screen: tried below' },
  'Admin.SharedView.List': { object: 'none', because: 'a screen: tried below' },
  'Admin.Docs.OpenApi': { object: 'none', because: 'a screen: tried below' },
};
