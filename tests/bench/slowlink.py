#!/usr/bin/env python3
"""A slow link of packets between this machine, 10.98.0.1, and the network namespace `slowlink`, 10.98.0.2.

usage: slowlink.py ROUND_TRIP_MS DOWN_KBIT UP_KBIT

Real TCP runs over it, so handshakes, the first flight of ten packets, TLS and HTTP/2 cost what they cost on a
real slow link. Needs root and /dev/net/tun. Prints "ready", and removes the link on SIGTERM and SIGINT.
"""

import fcntl
import os
import select
import signal
import struct
import subprocess
import sys
import time
from collections import deque

NAMESPACE = "slowlink"
HERE, THERE = "10.98.0.1", "10.98.0.2"
# From linux/if_tun.h.
TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x400454CA, 0x0001, 0x1000
PACKET_BYTES = 2000
QUEUE_PACKETS = 1000
# A packet that is due this soon goes out now: a wait would overshoot.
SLACK_S = 0.0003


def ip(*arguments, may_fail=False):
    result = subprocess.run(["ip", *arguments], capture_output=True, text=True)
    if result.returncode and not may_fail:
        sys.exit(f"ip {' '.join(arguments)}: {result.stderr.strip()}")


def tun_device(name):
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH22s", name.encode(), IFF_TUN | IFF_NO_PI, b""))
    return device


def connect():
    """Sets up the namespace, and returns the devices of this end and the other."""
    ip("netns", "delete", NAMESPACE, may_fail=True)
    ip("netns", "add", NAMESPACE)
    here, there = tun_device("slowlink-here"), tun_device("slowlink-there")
    ip("link", "set", "slowlink-there", "netns", NAMESPACE)
    ip("address", "add", f"{HERE}/24", "dev", "slowlink-here")
    ip("link", "set", "slowlink-here", "mtu", "1500", "up")
    ip("-n", NAMESPACE, "address", "add", f"{THERE}/24", "dev", "slowlink-there")
    ip("-n", NAMESPACE, "link", "set", "slowlink-there", "mtu", "1500", "up")
    ip("-n", NAMESPACE, "link", "set", "lo", "up")
    # A connection must not profit from what an earlier one learned about the link.
    ip("tcp_metrics", "flush", THERE, may_fail=True)
    ip("route", "change", "10.98.0.0/24", "dev", "slowlink-here", "src", HERE, "congctl", "cubic", "initcwnd", "10")
    return here, there


class Direction:
    """One direction of the link: packets queue at its rate, then travel for half a round trip."""

    def __init__(self, source, target, kbit, round_trip_ms):
        self.source, self.target = source, target
        self.bits_per_second, self.travel = kbit * 1000, round_trip_ms / 2000
        self.packets, self.sent = deque(), 0.0

    def take(self):
        try:
            packet = os.read(self.source, PACKET_BYTES)
        except BlockingIOError:
            return False
        if len(self.packets) < QUEUE_PACKETS:
            self.sent = max(time.monotonic(), self.sent) + len(packet) * 8 / self.bits_per_second
            self.packets.append((self.sent + self.travel, packet))
        return True

    def deliver(self):
        while self.packets and self.packets[0][0] <= time.monotonic() + SLACK_S:
            try:
                os.write(self.target, self.packets.popleft()[1])
            except OSError:
                pass  # the other end has gone, and the packet is lost as on a real link


def main():
    round_trip_ms, down, up = (float(argument) for argument in sys.argv[1:4])
    running = True

    def stop(*_):
        nonlocal running
        running = False

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    here, there = connect()
    directions = [Direction(here, there, down, round_trip_ms), Direction(there, here, up, round_trip_ms)]
    print("ready", flush=True)
    while running:
        due = min((way.packets[0][0] for way in directions if way.packets), default=time.monotonic() + 1)
        readable, _, _ = select.select([here, there], [], [], max(0, min(1, due - time.monotonic())))
        for way in directions:
            # At most 64 packets at a time, so that neither direction starves the other.
            if way.source in readable:
                for _ in range(64):
                    if not way.take():
                        break
        for way in directions:
            way.deliver()
    ip("netns", "delete", NAMESPACE, may_fail=True)


main()
