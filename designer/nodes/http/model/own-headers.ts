/** Headers of one connection, and those that say how long the body is: the platform writes them, whatever a caller sends under their names. */
export const ownHeaders =
  /^(?:connection|keep-alive|proxy-connection|proxy-authenticate|proxy-authorization|te|trailer|transfer-encoding|upgrade|http2-settings|expect|content-length)$/i;
