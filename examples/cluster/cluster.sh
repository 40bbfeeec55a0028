#!/usr/bin/env bash
# A cluster on one machine, with the programs of Debian: etcd, three PostgreSQL under Patroni, HAProxy before the primary,
# PgBouncer before HAProxy, and two bursar http.
#   apt-get install postgresql pgbouncer patroni etcd-server python3-etcd haproxy
#   ./cluster.sh start | status | kill-primary | stop | play
set -euo pipefail

BURSAR=${BURSAR:-bursar}                 # such as: node dist/apps/mcp/main.js
FOLDER=${CLUSTER_FOLDER:-/tmp/bursar-cluster}
PORT=${CLUSTER_PORT:-7400}               # the first of the ports that are used
ETCD=$PORT ETCD_PEER=$((PORT + 1)) PRIMARY=$((PORT + 2)) POOLER=$((PORT + 3)) REPLICAS=("$((PORT + 4))" "$((PORT + 5))")
NODES=(a b c)
here=$(cd "$(dirname "$0")" && pwd)
bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)

sql_port() { echo $((PORT + 10 + $1)); }
rest_port() { echo $((PORT + 20 + $1)); }
# PostgreSQL, Patroni and PgBouncer do not run as root.
as_account() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; else "$@"; fi; }
background() { # name, command…: keeps its log and its process id
  local name=$1
  shift
  (cd "$FOLDER" && exec "$@") >>"$FOLDER/$name.log" 2>&1 </dev/null &
  echo $! >"$FOLDER/$name.pid"
}
until_true() { # seconds, command…
  local end=$((SECONDS + $1))
  shift
  until "$@" >/dev/null 2>&1; do
    [ $SECONDS -lt $end ] || { echo "gave up: $*" >&2; return 1; }
    sleep 0.2
  done
}
is_primary() { curl -sf -o /dev/null -X OPTIONS "http://127.0.0.1:$(rest_port "$1")/primary"; }
is_synchronous() { curl -sf -o /dev/null "http://127.0.0.1:$(rest_port "$1")/sync"; }
primary() { for index in 0 1 2; do is_primary "$index" && echo "$index" && return; done; return 1; }
has_synchronous() { is_synchronous 0 || is_synchronous 1 || is_synchronous 2; }
is_ready() { curl -sf -o /dev/null "http://127.0.0.1:$1/health/ready"; }

fill() { # template, then name=value…
  local text expression
  text=$(<"$here/$1")
  shift
  for expression in "$@"; do text=${text//"{${expression%%=*}}"/"${expression#*=}"}; done
  printf '%s\n' "$text"
}

start_node() {
  local index=$1 name=${NODES[$1]}
  background "patroni-$name" env PATRONI_LOG_LEVEL=WARNING \
    $(command -v setpriv >/dev/null && [ "$(id -u)" = 0 ] && echo setpriv --reuid=postgres --regid=postgres --clear-groups) \
    patroni "$FOLDER/patroni-$name.yml"
}

start() {
  [ ! -e "$FOLDER" ] || { echo "$FOLDER exists: ./cluster.sh stop" >&2; return 1; }
  mkdir -p "$FOLDER"
  chmod 755 "$FOLDER"
  [ -s "${PASSWORD_FILE:-}" ] && password=$(<"$PASSWORD_FILE") || password=$(head -c 16 /dev/urandom | od -An -tx1 | tr -d ' \n')
  (umask 077 && echo "$password" >"$FOLDER/password")
  local url="postgres://bursar:$password@127.0.0.1" index name
  background etcd etcd --data-dir "$FOLDER/etcd" --listen-client-urls "http://127.0.0.1:$ETCD" \
    --advertise-client-urls "http://127.0.0.1:$ETCD" --listen-peer-urls "http://127.0.0.1:$ETCD_PEER" \
    --initial-advertise-peer-urls "http://127.0.0.1:$ETCD_PEER" --initial-cluster "default=http://127.0.0.1:$ETCD_PEER"
  for index in 0 1 2; do
    name=${NODES[$index]}
    mkdir -p "$FOLDER/node-$name"
    fill patroni.yml name="$name" folder="$FOLDER" bin="$bin" password="$password" etcd="$ETCD" \
      sql="$(sql_port "$index")" rest="$(rest_port "$index")" >"$FOLDER/patroni-$name.yml"
    chmod 640 "$FOLDER/patroni-$name.yml"
    [ "$(id -u)" != 0 ] || chown -R postgres:postgres "$FOLDER/node-$name" "$FOLDER/patroni-$name.yml"
  done
  until_true 20 curl -sf "http://127.0.0.1:$ETCD/health"
  for index in 0 1 2; do start_node "$index"; done
  fill haproxy.cfg port="$PRIMARY" a="$(sql_port 0)" b="$(sql_port 1)" c="$(sql_port 2)" \
    restA="$(rest_port 0)" restB="$(rest_port 1)" restC="$(rest_port 2)" >"$FOLDER/haproxy.cfg"
  background haproxy haproxy -db -f "$FOLDER/haproxy.cfg"
  fill pgbouncer.ini port="$POOLER" server="$PRIMARY" folder="$FOLDER" >"$FOLDER/pgbouncer.ini"
  printf '"bursar" "%s"\n' "$password" >"$FOLDER/users.txt"
  chmod 640 "$FOLDER/users.txt"
  [ "$(id -u)" != 0 ] || chown postgres:postgres "$FOLDER/users.txt"
  background pgbouncer $([ "$(id -u)" = 0 ] && echo setpriv --reuid=postgres --regid=postgres --clear-groups) \
    pgbouncer "$FOLDER/pgbouncer.ini"
  until_true 60 primary
  until_true 60 has_synchronous
  for index in 0 1; do
    # A list of hosts would do as well: BURSAR_MIGRATE_URL goes past the pooler, to the primary.
    background "bursar-$index" env DATABASE_URL="$url:$POOLER/postgres" BURSAR_MIGRATE_URL="$url:$PRIMARY/postgres" \
      BURSAR_DATA_DIR="$FOLDER/none" $BURSAR http --port "${REPLICAS[$index]}"
  done
  for index in 0 1; do until_true 60 is_ready "${REPLICAS[$index]}"; done
  echo "bursar at http://127.0.0.1:${REPLICAS[0]}/mcp and http://127.0.0.1:${REPLICAS[1]}/mcp, the primary at 127.0.0.1:$PRIMARY"
}

status() {
  local index
  for index in 0 1 2; do
    echo "${NODES[$index]}: $(curl -s "http://127.0.0.1:$(rest_port "$index")/" | grep -oE '"(role|sync_standby)": ("[a-z_]+"|true)' | sort -u | tr '\n' ' ' || true)"
  done
}

# As when its machine is lost: Patroni and PostgreSQL end at once, and nothing is handed over.
kill_primary() {
  local index name
  index=$(primary)
  name=${NODES[$index]}
  kill -9 "$(<"$FOLDER/patroni-$name.pid")" "$(head -1 "$FOLDER/node-$name/data/postmaster.pid")"
  echo "$name"
}

stop() {
  local file
  [ -d "$FOLDER" ] || return 0
  for file in "$FOLDER"/bursar-*.pid "$FOLDER"/patroni-*.pid; do kill "$(<"$file")" 2>/dev/null || true; done
  for file in "$FOLDER"/patroni-*.pid; do until_true 20 eval "! kill -0 $(<"$file") 2>/dev/null" || true; done
  for file in "$FOLDER"/node-*/data/postmaster.pid; do [ ! -e "$file" ] || kill -QUIT "$(head -1 "$file")" 2>/dev/null || true; done
  for file in "$FOLDER"/{pgbouncer,haproxy,etcd}.pid; do [ ! -e "$file" ] || kill "$(<"$file")" 2>/dev/null || true; done
  sleep 0.5
  rm -rf "$FOLDER"
}

buy() { # replica, external id: prints the status
  curl -s -o /dev/null -m 20 -w '%{http_code}' "http://127.0.0.1:${REPLICAS[$1]}/v1/movements" -H 'content-type: application/json' \
    -d "{\"type\":\"purchase\",\"amount\":\"1.00\",\"description\":\"played\",\"requested_by_participant_id\":\"elias\",\"external_id\":\"$2\"}"
}
acknowledged() { # what is stored: 201, or 409 when an attempt without an answer had stored it
  local status
  until status=$(buy "$1" "$2") && { [ "$status" = 201 ] || [ "$status" = 409 ]; }; do
    echo "  $2: $status, the same again" >&2
    sleep 0.5
  done
}

play() {
  trap stop EXIT
  start
  local number count since
  for number in $(seq 1 20); do acknowledged $((number % 2)) "before-$number"; done
  status
  echo "killed: $(kill_primary)"
  since=$SECONDS
  for number in $(seq 1 20); do acknowledged $((number % 2)) "after-$number"; [ "$number" != 1 ] || echo "writes again after $((SECONDS - since)) s"; done
  status
  count=$(PGPASSWORD=$(<"$FOLDER/password") "$bin/psql" -h 127.0.0.1 -p "$PRIMARY" -U bursar postgres -Atc \
    "select count(*) || ' ' || count(distinct external_id) from shared_split.movements")
  echo "stored: $count (of 40, each once)"
  [ "$count" = "40 40" ]
}

case ${1:-} in
start) start ;;
status) status ;;
kill-primary) kill_primary ;;
stop) stop ;;
play) play ;;
*)
  echo "usage: $0 start | status | kill-primary | stop | play" >&2
  exit 2
  ;;
esac
