/** Written by npm run generate from the icons of Ant Design. Not to be edited. */
export const iconNames: readonly string[] = (
  'account-book aim alert alibaba align-center align-left align-right alipay alipay-circle aliwangwang aliyun amazon android ant-cloud ' +
  'ant-design apartment api apple appstore appstore-add area-chart arrow-down arrow-left arrow-right arrow-up arrows-alt audio audio-muted ' +
  'audit backward baidu bank bar-chart barcode bars behance behance-square bell bg-colors bilibili block bold book border border-bottom ' +
  'border-horizontal border-inner border-left border-outer border-right border-top border-verticle borderless-table box-plot branches bug build ' +
  'bulb calculator calendar camera car caret-down caret-left caret-right caret-up carry-out check check-circle check-square chrome ci ci-circle ' +
  'clear clock-circle close close-circle close-square cloud cloud-download cloud-server cloud-sync cloud-upload cluster code code-sandbox ' +
  'codepen codepen-circle coffee column-height column-width comment compass compress console-sql contacts container control copy copyright ' +
  'copyright-circle credit-card crown customer-service dash dashboard database delete delete-column delete-row delivered-procedure ' +
  'deployment-unit desktop diff dingding dingtalk disconnect discord dislike docker dollar dollar-circle dot-chart dot-net double-left ' +
  'double-right down down-circle down-square download drag dribbble dribbble-square dropbox edit ellipsis enter environment euro euro-circle ' +
  'exception exclamation exclamation-circle expand expand-alt experiment export eye eye-invisible facebook fall fast-backward fast-forward ' +
  'field-binary field-number field-string field-time file file-add file-done file-excel file-exclamation file-gif file-image file-jpg ' +
  'file-markdown file-pdf file-ppt file-protect file-search file-sync file-text file-unknown file-word file-zip filter fire flag folder ' +
  'folder-add folder-open folder-view font-colors font-size fork form format-painter forward frown fullscreen fullscreen-exit function fund ' +
  'fund-projection-screen fund-view funnel-plot gateway gif gift github gitlab global gold google google-plus group harmony-o-s hdd heart ' +
  'heat-map highlight history holder home hourglass html5 idcard ie import inbox info info-circle insert-row-above insert-row-below ' +
  'insert-row-left insert-row-right instagram insurance interaction issues-close italic java java-script key kubernetes laptop layout left ' +
  'left-circle left-square like line line-chart line-height link linkedin linux loading loading3-quarters lock login logout mac-command mail ' +
  'man medicine-box medium medium-workmark meh menu menu-fold menu-unfold merge merge-cells message minus minus-circle minus-square mobile ' +
  'money-collect monitor moon more muted node-collapse node-expand node-index notification number one-to-one open-a-i ordered-list paper-clip ' +
  'partition pause pause-circle pay-circle percentage phone pic-center pic-left pic-right picture pie-chart pinterest play-circle play-square ' +
  'plus plus-circle plus-square pound pound-circle poweroff printer product profile project property-safety pull-request pushpin python qq ' +
  'qrcode question question-circle radar-chart radius-bottomleft radius-bottomright radius-setting radius-upleft radius-upright read ' +
  'reconciliation red-envelope reddit redo reload rest retweet right right-circle right-square rise robot rocket rollback rotate-left ' +
  'rotate-right ruby safety safety-certificate save scan schedule scissor search security-scan select send setting shake share-alt shop ' +
  'shopping shopping-cart shrink signature sisternode sketch skin skype slack slack-square sliders small-dash smile snippets solution ' +
  'sort-ascending sort-descending sound split-cells spotify star step-backward step-forward stock stop strikethrough subnode sun swap swap-left ' +
  'swap-right switcher sync table tablet tag tags taobao taobao-circle team thunderbolt tik-tok to-top tool trademark trademark-circle ' +
  'transaction translation trophy truck twitch twitter underline undo ungroup unlock unordered-list up up-circle up-square upload usb user ' +
  'user-add user-delete user-switch usergroup-add usergroup-delete verified vertical-align-bottom vertical-align-middle vertical-align-top ' +
  'vertical-left vertical-right video-camera video-camera-add wallet warning wechat wechat-work weibo weibo-circle weibo-square whats-app wifi ' +
  'windows woman x yahoo youtube yuque zhihu zoom-in zoom-out'
).split(' ');
