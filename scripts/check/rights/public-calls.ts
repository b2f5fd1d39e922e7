/** Everything a stranger may call. A new row here is a decision, not an accident. */
export const publicCalls: readonly string[] = [
  'Admin.ErrorLog.Save',
  'App.Auth.ApplyToken',
  'Platform.Docs.Catalog',
  'Platform.Docs.Interface',
  'Platform.Docs.Offline',
  'Platform.Docs.OpenApi',
  'Platform.Docs.Words',
  'Platform.DocsIntro.Get',
  'Platform.PublishedArticle.Get',
  'Platform.PublishedArticle.List',
  'Platform.Site.Query',
  'Platform.SiteLook.Get',
  'Platform.User.Captcha',
  'Platform.User.Register',
  'Platform.User.UserLogin',
  'save_error_logger',
];
