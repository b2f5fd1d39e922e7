/** The environment variable that holds the signing secret, `whsec_…`. */
const variable = 'PORTICO_WEBHOOK_SECRET';

/** One receiver in each language. The raw body is checked, before anything reads it as JSON. */
export const snippets: readonly { name: string; code: string }[] = [
  {
    name: 'Node.js',
    code: `// npm install express standardwebhooks
import express from 'express';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.${variable});
const app = express();

app.post('/webhook', express.raw({ type: '*/*', limit: '1mb' }), (request, response) => {
  let event;
  try {
    event = webhook.verify(request.body.toString('utf8'), request.headers);
  } catch {
    return response.status(401).end();
  }
  // request.headers['webhook-id'] stays the same when a push is sent again: handle each id once.
  console.log(event.type, event.data);
  response.status(204).end();
});
app.listen(3000);
`,
  },
  {
    name: 'PHP',
    code: `<?php
$secret = base64_decode(substr(getenv('${variable}'), strlen('whsec_')));
$body = file_get_contents('php://input');
$id = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
$time = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
$expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$time.$body", $secret, true));

$isSigned = false;
foreach (explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '') as $signature) {
    $isSigned = hash_equals($expected, $signature) || $isSigned;
}
if (!$isSigned || !ctype_digit($time) || abs(time() - (int) $time) > 300) {
    http_response_code(401);
    exit;
}
// $id stays the same when a push is sent again: handle each id once.
$event = json_decode($body, true);
error_log($event['type']);
http_response_code(204);
`,
  },
  {
    name: 'Python',
    code: `# verify() fits into any framework.
import base64, hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, HTTPServer

secret = base64.b64decode(os.environ["${variable}"].removeprefix("whsec_"))

def verify(headers, body):
    message_id, sent_at = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    mac = hmac.new(secret, f"{message_id}.{sent_at}.".encode() + body, hashlib.sha256)
    expected = b"v1," + base64.b64encode(mac.digest())
    signatures = headers.get("webhook-signature", "").split()
    is_signed = any([hmac.compare_digest(expected, signature.encode()) for signature in signatures])
    return is_signed and sent_at.isdecimal() and abs(time.time() - int(sent_at)) <= 300

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        if verify(self.headers, body):
            # The header webhook-id stays the same when a push is sent again: handle each id once.
            event = json.loads(body)
            print(event["type"], event["data"])
            self.send_response(204)
        else:
            self.send_response(401)
        self.end_headers()

HTTPServer(("", 3000), Receiver).serve_forever()
`,
  },
  {
    name: 'Go',
    code: `package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"io"
	"math"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
)

func main() {
	secret, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(os.Getenv("${variable}"), "whsec_"))
	if err != nil {
		panic(err)
	}
	http.HandleFunc("/webhook", func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(http.MaxBytesReader(w, r.Body, 1<<20))
		id, at := r.Header.Get("webhook-id"), r.Header.Get("webhook-timestamp")
		mac := hmac.New(sha256.New, secret)
		mac.Write([]byte(id + "." + at + "." + string(body)))
		expected := "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
		signed := false
		for _, signature := range strings.Fields(r.Header.Get("webhook-signature")) {
			signed = hmac.Equal([]byte(expected), []byte(signature)) || signed
		}
		seconds, err := strconv.ParseInt(at, 10, 64)
		if !signed || err != nil || math.Abs(float64(time.Now().Unix()-seconds)) > 300 {
			w.WriteHeader(http.StatusUnauthorized)
			return
		}
		// id stays the same when a push is sent again: handle each id once.
		w.WriteHeader(http.StatusNoContent)
	})
	http.ListenAndServe(":3000", nil)
}
`,
  },
];
