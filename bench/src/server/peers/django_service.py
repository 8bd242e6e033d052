"""
A plain Django REST Framework service over the tables of plainTables.sql, as its documentation builds one: models, nested
serializers, generic views, page numbers. Rows of a booking are written in bulk, and lists read related rows ahead.
"""

import os
import sys
import uuid
from urllib.parse import urlparse

import django
from django.apps import AppConfig
from django.conf import settings

address = urlparse(os.environ["DATABASE_URL"])
settings.configure(
    SECRET_KEY="bench",
    ALLOWED_HOSTS=["127.0.0.1"],
    ROOT_URLCONF=__name__,
    USE_TZ=True,
    INSTALLED_APPS=[
        "django.contrib.contenttypes",
        "django.contrib.auth",
        "rest_framework",
        "rest_framework.authtoken",
        # This file itself: relations are found between models of installed apps only.
        AppConfig("bench", sys.modules[__name__]),
    ],
    DATABASES={
        "default": {
            "ENGINE": "django.db.backends.postgresql",
            "HOST": address.hostname,
            "PORT": address.port,
            "USER": address.username,
            "PASSWORD": address.password or "",
            "NAME": address.path[1:],
            "CONN_MAX_AGE": None,
            "ATOMIC_REQUESTS": True,
        }
    },
    MIGRATION_MODULES={"bench": None},
    REST_FRAMEWORK={
        "DEFAULT_PAGINATION_CLASS": "rest_framework.pagination.PageNumberPagination",
        "PAGE_SIZE": 10,
        "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
        "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
        "DEFAULT_AUTHENTICATION_CLASSES": ["rest_framework.authentication.TokenAuthentication"],
    },
)
django.setup()

from django.contrib.auth.models import User  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.core.wsgi import get_wsgi_application  # noqa: E402
from django.db import models  # noqa: E402
from django.urls import path  # noqa: E402
from rest_framework import generics, permissions, serializers  # noqa: E402
from rest_framework.authtoken.models import Token  # noqa: E402


def bound():
    return models.DecimalField(max_digits=8, decimal_places=2)


class Crop(models.Model):
    name = models.TextField(unique=True)
    public = models.BooleanField(default=True)
    n_low, n_high, p_low, p_high = bound(), bound(), bound(), bound()
    k_low, k_high, ph_low, ph_high = bound(), bound(), bound(), bound()

    class Meta:
        app_label = "bench"
        managed = False
        db_table = "crops"
        ordering = ["id"]


class Booking(models.Model):
    uuid = models.UUIDField(unique=True, default=uuid.uuid4)
    status = models.TextField(default="booked")
    name = models.CharField(max_length=100)
    email = models.EmailField(blank=True, default="")
    phone_no = models.CharField(max_length=20)
    soil_test_date = models.DateField()
    test_type = models.CharField(
        max_length=60,
        choices=[
            (name, name)
            for name in [
                "basic-macro-nutrients-analysis",
                "complete-soil-analysis",
                "microbial-analysis",
            ]
        ],
    )
    farming_type = models.CharField(max_length=20)
    address = models.CharField(max_length=200, blank=True, default="")
    notes = models.CharField(max_length=500, blank=True, default="")
    discount = models.DecimalField(max_digits=12, decimal_places=2, default=0)
    canceled = models.BooleanField(default=False)
    created_on = models.DateTimeField(auto_now_add=True)
    updated_on = models.DateTimeField(auto_now=True)

    class Meta:
        app_label = "bench"
        managed = False
        db_table = "bookings"
        ordering = ["id"]


class Sample(models.Model):
    booking = models.ForeignKey(Booking, models.CASCADE, related_name="samples")
    sample_location = models.CharField(max_length=100)
    sample_notes = models.CharField(max_length=500, blank=True, default="")
    soil_type = models.CharField(max_length=40)
    size_of_land = models.DecimalField(max_digits=10, decimal_places=2)
    main_crop = models.ForeignKey(Crop, models.PROTECT)
    other_crops = models.ManyToManyField(Crop, through="SampleOtherCrop")

    class Meta:
        app_label = "bench"
        managed = False
        db_table = "samples"
        ordering = ["id"]


class SampleOtherCrop(models.Model):
    sample = models.ForeignKey(Sample, models.CASCADE)
    crop = models.ForeignKey(Crop, models.CASCADE)

    class Meta:
        app_label = "bench"
        managed = False
        db_table = "sample_other_crops"


class CropSerializer(serializers.ModelSerializer):
    class Meta:
        model = Crop
        fields = "__all__"


class SampleSerializer(serializers.ModelSerializer):
    other_crops = serializers.PrimaryKeyRelatedField(many=True, queryset=Crop.objects.all())

    class Meta:
        model = Sample
        exclude = ["booking"]


class BookingSerializer(serializers.ModelSerializer):
    samples = SampleSerializer(many=True)

    class Meta:
        model = Booking
        fields = "__all__"
        read_only_fields = ["status", "discount", "canceled"]

    def create(self, data):
        rows = data.pop("samples")
        crops = [row.pop("other_crops") for row in rows]
        booking = Booking.objects.create(**data)
        samples = Sample.objects.bulk_create([Sample(booking=booking, **row) for row in rows])
        SampleOtherCrop.objects.bulk_create(
            [
                SampleOtherCrop(sample=sample, crop=crop)
                for sample, others in zip(samples, crops)
                for crop in others
            ]
        )
        return booking


class MayBook(permissions.BasePermission):
    def has_permission(self, request, view):
        return request.method == "POST" or request.user.is_staff


class Bookings(generics.ListCreateAPIView):
    serializer_class = BookingSerializer
    permission_classes = [MayBook]
    queryset = Booking.objects.prefetch_related("samples__other_crops")


class Crops(generics.ListAPIView):
    serializer_class = CropSerializer
    queryset = Crop.objects.all()


urlpatterns = [
    path("agric/soil-test-bookings/", Bookings.as_view()),
    path("agric/crops/", Crops.as_view()),
]
application = get_wsgi_application()

if __name__ == "__main__":
    call_command("migrate", verbosity=0)
    staff, _ = User.objects.get_or_create(username="staff", is_staff=True)
    Token.objects.filter(user=staff).delete()
    Token.objects.create(user=staff, key=os.environ["TOKEN"])
