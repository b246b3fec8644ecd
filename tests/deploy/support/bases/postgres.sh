#!/bin/bash
# What the named image does at its first start and at each, for the settings that compose.yaml uses.
set -euo pipefail
export PATH=/usr/lib/postgresql/18/bin:$PATH PGDATA=/var/lib/postgresql/18/docker
if [ "$(id -u)" = 0 ]; then
  install -d -o postgres -g postgres -m 700 "$PGDATA"
  install -d -o postgres /run/postgresql
  exec setpriv --reuid postgres --regid postgres --clear-groups "$0"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --username "$POSTGRES_USER" --pwfile <(echo "$POSTGRES_PASSWORD") --encoding UTF8 --locale C.UTF-8 \
    --auth-local trust --auth-host scram-sha-256
  # By itself it lets the machine's own addresses in only.
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  pg_ctl start --wait --options='-c listen_addresses='
  [ "$POSTGRES_DB" = postgres ] || createdb --username "$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl stop --wait
fi
exec postgres -c listen_addresses='*'
