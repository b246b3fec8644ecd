"""Speaks words that are not the narrator's. One JSON object a line comes in, one goes out; not listened to.

    utter.py MODEL RAW STYLES...

{"text", "voice", "speed"}   {"file"}: the raw take, kept in RAW as the narrator's are
A word that the dictionary lacks is given with its sounds: [yippee](/jɪpˈi/). Others end the program with their names.
"""
import json
import sys

from speak import Speaker

model, raw, *styles = sys.argv[1:]
speaker = Speaker(model, styles)
wanted = [json.loads(line) for line in sys.stdin]
unknown = sorted({request["text"] for request in wanted if "❓" in speaker.phonemes(request["text"])})
if unknown:
    sys.exit(f"no pronunciation is known for: {', '.join(unknown)}")
for request in wanted:
    _, file = speaker.take(request["text"], request["voice"], request["speed"], 0, raw)
    print(json.dumps({"file": file}), flush=True)
