/** SHA-1 and MD5 are for signatures that other systems ask for. */
export const hashNames = ['sha256', 'sha512', 'sha1', 'md5'] as const;
/** How the bytes of a hash are written. */
export const encodingNames = ['hex', 'base64'] as const;
