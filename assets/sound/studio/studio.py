"""The studio: speaks takes and listens to them. One JSON object a line comes in, one goes out.

    studio.py MODEL QUALITY EAR RAW STYLES...

MODEL, QUALITY: ONNX files (Kokoro, DNSMOS' P.808). EAR: folder of Whisper tiny. RAW: folder of raw takes. STYLES: folders of style vectors.

{"groups": {name: [text]}}                         opens the recognisers      {"unknown": [word]}
{"text", "voice", "speed", "row"}                  speaks one take            {"file", "seconds"}
{"file", "group", "texts"}                         listens to a sound         {"heard", "quality", ...}
A request that fails is answered with {"error": text}.
"""
import json
import os
import signal
import sys

signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is told by whoever opened it; then its input ends

from listen import Listener, sounding
from speak import RATE, Speaker, read

model, quality, ear, raw, *styles = sys.argv[1:]
speaker = Speaker(model, styles)
listener = None


def answer(request):
    global listener
    if "groups" in request:
        texts = sorted({text for group in request["groups"].values() for text in group})
        unknown = sorted({word for text in texts for word in speaker.unknown(text)})
        if not unknown:
            listener = Listener(request["groups"], speaker.phonemes, quality, ear)
        return {"unknown": unknown}
    if "file" in request:
        return listener.figures(read(request["file"]), request["group"], request["texts"])
    take = [request[name] for name in ("text", "voice", "speed", "row")]
    sound, file = speaker.take(*take, raw)
    return {"file": file, "seconds": round(len(sounding(sound)) / RATE, 3)}


for line in sys.stdin:
    try:
        reply = answer(json.loads(line))
    except Exception as error:  # told to whoever asked; the studio stays open
        reply = {"error": f"{type(error).__name__}: {error}"}
    try:
        print(json.dumps(reply), flush=True)
    except BrokenPipeError:  # whoever asked was stopped
        os._exit(0)
